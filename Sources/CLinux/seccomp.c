#define _GNU_SOURCE
#include "CLinux.h"

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <seccomp.h>
#include <stdint.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <unistd.h>

#define COUNT(array) (sizeof(array) / sizeof *(array))

// A call that is allowed, where its arguments meet all conditions.
typedef struct {
  int call;
  unsigned count;
  struct scmp_arg_cmp conditions[2];
} Rule;

// What drawing takes, whatever the arguments.
static const int calls[] = {
    // Files that are open already, or that the flags below let be opened.
    SCMP_SYS(read), SCMP_SYS(write), SCMP_SYS(readv), SCMP_SYS(writev), SCMP_SYS(pread64),
    SCMP_SYS(lseek), SCMP_SYS(close), SCMP_SYS(fstat), SCMP_SYS(newfstatat), SCMP_SYS(stat),
    SCMP_SYS(lstat), SCMP_SYS(statx), SCMP_SYS(fstatfs), SCMP_SYS(statfs), SCMP_SYS(access),
    SCMP_SYS(faccessat), SCMP_SYS(faccessat2), SCMP_SYS(readlink), SCMP_SYS(readlinkat),
    SCMP_SYS(getdents64), SCMP_SYS(fadvise64), SCMP_SYS(getcwd), SCMP_SYS(dup), SCMP_SYS(pipe2),
    SCMP_SYS(eventfd2), SCMP_SYS(poll), SCMP_SYS(ppoll), SCMP_SYS(recvmsg), SCMP_SYS(sendmsg),
    // Memory
    SCMP_SYS(munmap), SCMP_SYS(mremap), SCMP_SYS(madvise), SCMP_SYS(brk),
    // Threads and signals
    SCMP_SYS(futex), SCMP_SYS(set_robust_list), SCMP_SYS(rseq), SCMP_SYS(rt_sigaction),
    SCMP_SYS(rt_sigprocmask), SCMP_SYS(rt_sigreturn), SCMP_SYS(sigaltstack), SCMP_SYS(sched_yield),
    SCMP_SYS(sched_getaffinity), SCMP_SYS(membarrier), SCMP_SYS(set_tid_address),
    SCMP_SYS(restart_syscall), SCMP_SYS(exit), SCMP_SYS(exit_group),
    // Harmless questions
    SCMP_SYS(getrandom), SCMP_SYS(clock_gettime), SCMP_SYS(clock_getres), SCMP_SYS(clock_nanosleep),
    SCMP_SYS(nanosleep), SCMP_SYS(gettimeofday), SCMP_SYS(getrusage), SCMP_SYS(getpid),
    SCMP_SYS(gettid), SCMP_SYS(getuid), SCMP_SYS(geteuid), SCMP_SYS(getgid), SCMP_SYS(getegid),
    SCMP_SYS(getresuid), SCMP_SYS(getresgid), SCMP_SYS(uname), SCMP_SYS(sysinfo),
};

static int allow(scmp_filter_ctx filter, const Rule *rules, size_t count) {
  int result = 0;
  for (size_t i = 0; i < count && result == 0; i++)
    result = seccomp_rule_add_array(
        filter, SCMP_ACT_ALLOW, rules[i].call, rules[i].count, rules[i].conditions);
  return result;
}

// Opening allows reading only, also where the kernel has no Landlock.
static int allow_files(scmp_filter_ctx filter) {
  const uint64_t writing = O_ACCMODE | O_CREAT | O_TRUNC | (O_TMPFILE & ~O_DIRECTORY);
  const Rule rules[] = {
      {SCMP_SYS(open), 1, {SCMP_A1(SCMP_CMP_MASKED_EQ, writing, O_RDONLY)}},
      {SCMP_SYS(openat), 1, {SCMP_A2(SCMP_CMP_MASKED_EQ, writing, O_RDONLY)}},
      {SCMP_SYS(ioctl), 1, {SCMP_A1(SCMP_CMP_EQ, TCGETS)}},
  };
  // Others send signals to whatever process (F_SETOWN) or seal what the host writes to.
  static const int commands[] = {
      F_DUPFD, F_DUPFD_CLOEXEC, F_GETFD, F_SETFD, F_GETFL, F_SETFL,
  };
  int result = allow(filter, rules, COUNT(rules));
  for (size_t i = 0; i < COUNT(commands) && result == 0; i++)
    result = seccomp_rule_add(
        filter, SCMP_ACT_ALLOW, SCMP_SYS(fcntl), 1, SCMP_A1_32(SCMP_CMP_EQ, commands[i]));
  return result;
}

// No memory is writable and code at once, and none becomes code later; libraries are mapped as code.
static int allow_memory(scmp_filter_ctx filter) {
  const Rule rules[] = {
      {SCMP_SYS(mmap), 1, {SCMP_A2(SCMP_CMP_MASKED_EQ, PROT_EXEC, 0)}},
      {SCMP_SYS(mmap), 1, {SCMP_A2(SCMP_CMP_MASKED_EQ, PROT_WRITE | PROT_EXEC, PROT_EXEC)}},
      {SCMP_SYS(mprotect), 1, {SCMP_A2(SCMP_CMP_MASKED_EQ, PROT_EXEC, 0)}},
  };
  return allow(filter, rules, COUNT(rules));
}

// Threads, but no processes, and nothing done to other ones.
static int allow_threads(scmp_filter_ctx filter) {
  const Rule rules[] = {
      {SCMP_SYS(clone), 1, {SCMP_A0(SCMP_CMP_MASKED_EQ, CLONE_THREAD, CLONE_THREAD)}},
      {SCMP_SYS(tgkill), 1, {SCMP_A0_32(SCMP_CMP_EQ, (uint32_t)getpid())}},
      {SCMP_SYS(prctl), 1, {SCMP_A0_32(SCMP_CMP_EQ, PR_SET_NAME)}},
      {SCMP_SYS(prlimit64), 2, {SCMP_A0_32(SCMP_CMP_EQ, 0), SCMP_A2(SCMP_CMP_EQ, 0)}},
      {SCMP_SYS(getrlimit), 0, {}},
  };
  return allow(filter, rules, COUNT(rules));
}

// What callers know how to do without, if told in the way that they expect: the C library starts
// threads by `clone` then, and GLib prints its warnings to a file that is no socket.
static int answer_otherwise(scmp_filter_ctx filter) {
  static const struct { int call, error; } answers[] = {
      {SCMP_SYS(clone3), ENOSYS},
      {SCMP_SYS(openat2), ENOSYS},
      {SCMP_SYS(getsockname), ENOTSOCK},
      {SCMP_SYS(getpeername), ENOTSOCK},
  };
  int result = 0;
  for (size_t i = 0; i < COUNT(answers) && result == 0; i++)
    result = seccomp_rule_add(
        filter, SCMP_ACT_ERRNO((uint32_t)answers[i].error), answers[i].call, 0);
  return result;
}

static int build(scmp_filter_ctx filter) {
  int result = seccomp_attr_set(filter, SCMP_FLTATR_CTL_TSYNC, 1);
  if (result == 0) result = seccomp_attr_set(filter, SCMP_FLTATR_CTL_OPTIMIZE, 2);
  for (size_t i = 0; i < COUNT(calls) && result == 0; i++)
    result = seccomp_rule_add(filter, SCMP_ACT_ALLOW, calls[i], 0);
  if (result == 0) result = allow_files(filter);
  if (result == 0) result = allow_memory(filter);
  if (result == 0) result = allow_threads(filter);
  return result == 0 ? answer_otherwise(filter) : result;
}

int rk_filter_calls(void) {
  scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ERRNO(EPERM));
  if (!filter) return -ENOMEM;
  int result = build(filter);
  if (result == 0) result = seccomp_load(filter);
  seccomp_release(filter);
  return result;
}
