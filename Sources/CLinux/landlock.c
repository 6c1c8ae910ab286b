#define _GNU_SOURCE
#include "CLinux.h"

#include <fcntl.h>
#include <stdint.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// The kernel's interface as of version 6, written out because the headers of many systems are older
// than their kernels. The C library has no functions for these calls.

#ifndef SYS_landlock_create_ruleset
#define SYS_landlock_create_ruleset 444
#define SYS_landlock_add_rule 445
#define SYS_landlock_restrict_self 446
#endif

enum { askVersion = 1, ruleForPath = 1 };
enum { readFile = 1 << 2, readDirectory = 1 << 3 };

typedef struct {
  uint64_t files;
  uint64_t network;
  uint64_t scope;
} Forbidden;

typedef struct {
  uint64_t allowed;
  int32_t parent;
} __attribute__((packed)) PathRule;

int rk_landlock_version(void) {
  return (int)syscall(SYS_landlock_create_ruleset, NULL, 0, askVersion);
}

// Each version adds rights to those of the one before; a kernel refuses rights that it does not know.
int rk_landlock_create(int version) {
  Forbidden forbidden = {.files = (1 << 13) - 1};
  if (version >= 2) forbidden.files |= 1 << 13;
  if (version >= 3) forbidden.files |= 1 << 14;
  if (version >= 4) forbidden.network = 3;
  if (version >= 5) forbidden.files |= 1 << 15;
  if (version >= 6) forbidden.scope = 3;
  return (int)syscall(SYS_landlock_create_ruleset, &forbidden, sizeof forbidden, 0);
}

int rk_landlock_allow_reading(int ruleset, const char *path) {
  int file = open(path, O_PATH | O_CLOEXEC);
  if (file < 0) return -1;
  struct stat status;
  bool isDirectory = fstat(file, &status) == 0 && S_ISDIR(status.st_mode);
  PathRule rule = {.allowed = isDirectory ? readFile | readDirectory : readFile, .parent = file};
  int result = (int)syscall(SYS_landlock_add_rule, ruleset, ruleForPath, &rule, 0);
  close(file);
  return result;
}

int rk_landlock_enter(int ruleset) {
  return (int)syscall(SYS_landlock_restrict_self, ruleset, 0);
}
