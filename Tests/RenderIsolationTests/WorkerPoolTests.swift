import AttackEngine
import Foundation
import RenderIsolation
import RenderKit
import Synchronization
import Testing

@Suite struct `A pool of workers` {
  @Test func `lists the engines of its program`() throws {
    let ids = try WorkerFixture.pool().engines().map(\.info.id)
    #expect(ids == [AttackEngine().info.id, AttackEngine.exposed.info.id])
  }

  @Test func `has no engine that its program lacks`() throws {
    let pool = try WorkerFixture.pool()
    let error = #expect(throws: RenderError.self) { try pool.engine("quartz") }
    #expect(error?.code == .engineMissing)
    #expect(error?.message.contains("it has attack") == true)
  }

  @Test(arguments: ["/no/such/worker", "/etc/passwd", "/bin/true"])
  func `needs a program that is a worker`(path: String) {
    let error = #expect(throws: RenderError.self) { try WorkerPool(program: path).engine("attack") }
    #expect(error?.code == .engineMissing)
    #expect(error?.message.contains(path) == true)
  }

  @Test func `gives a process its own time to start`() throws {
    let limits = WorkerLimits(time: .milliseconds(1), memory: WorkerFixture.memory)
    let engine = try WorkerFixture.pool(limits).engine("attack")
    let error = #expect(throws: RenderError.self) {
      try engine.open(AttackScript(.hang, at: .open).source)
    }
    #expect(error?.code == .timeLimit)
  }

  @Test func `says that a program did not start in time`() throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("worker-\(UInt64.random(in: 0 ... .max))").path
    let script = Data("#!/bin/sh\nexec sleep 1000\n".utf8)
    let isMade = FileManager.default.createFile(
      atPath: path, contents: script, attributes: [.posixPermissions: 0o755])
    try #require(isMade)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let limits = WorkerLimits(time: .milliseconds(1))
    let error = #expect(throws: RenderError.self) {
      try WorkerPool(program: path, limits: limits).engines()
    }
    #expect(error?.code == .timeLimit)
    #expect(error?.message.contains("did not start") == true)
  }

  @Test(arguments: [1, 2, 200])
  func `gives a worker a number of documents`(count: Int) throws {
    let pool = try WorkerFixture.pool(
      WorkerLimits(memory: WorkerFixture.memory, documentsPerWorker: count))
    for _ in 0..<5 {
      let document = try WorkerFixture.open(.nothing, pool)
      #expect(try document.text(ofPage: 0) == "Text of page 0")
    }
  }

  @Test func `serves threads with several documents at once`() async throws {
    let pool = try WorkerFixture.pool()
    let expected = try (0..<3).map { try WorkerFixture.inProcess(PageRequest(page: $0)).bytes }
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for thread in 0..<8 {
        group.addTask {
          try (0..<6).allSatisfy { round in
            let document = try WorkerFixture.open(round == thread % 6 ? .segfault : .nothing, pool)
            return try [0, 2].allSatisfy {
              try document.render(PageRequest(page: $0)).bitmap.bytes == expected[$0]
            }
          }
        }
      }
      for try await isRight in group { #expect(isRight) }
    }
  }

  @Test func `serves threads that share a document`() async throws {
    let document = try WorkerFixture.open(.segfault, WorkerFixture.pool())
    let expected = try (0..<3).map { try WorkerFixture.inProcess(PageRequest(page: $0)).bytes }
    await withTaskGroup(of: Bool.self) { group in
      for thread in 0..<12 {
        group.addTask {
          let page = thread % 3
          let picture = try? document.render(PageRequest(page: page)).bitmap
          return page == AttackScript.page ? picture == nil : picture?.bytes == expected[page]
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
