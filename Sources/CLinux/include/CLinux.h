#pragma once

#include <spawn.h>
#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/// Creates a file in memory, closed on exec, that can be sealed. `memfd_create` is a GNU extension
/// that Swift's Glibc module does not show.
int rk_memory_file(const char *_Nonnull name);

/// Fixes a memory file's size for good, and its content too unless it is writable. The seals'
/// names are hidden from Swift as well.
int rk_seal(int descriptor, bool writable);

/// Sends bytes without blocking or SIGPIPE, with a descriptor unless that is negative. The macros
/// that build a control message cannot be called from Swift.
ssize_t rk_send(int socket, const void *_Nullable bytes, size_t count, int descriptor);

/// Receives bytes without blocking, and a descriptor where one came along (otherwise -1). Macros
/// again.
ssize_t rk_receive(
    int socket, void *_Nullable bytes, size_t count, int *_Nonnull descriptor);

/// Has a child process close all descriptors from the given one on: hidden from Swift.
int rk_close_from(posix_spawn_file_actions_t *_Nonnull actions, int first);

/// A signal's name without `SIG`, or null: a GNU extension.
const char *_Nullable rk_signal_name(int signal);

/// Ends a process, softly, when it has used so much processor time in all its life; the limit may be
/// set anew. `prlimit` is hidden from Swift.
int rk_limit_cpu_time(pid_t process, unsigned long seconds);

/// Whether the process has other threads than the calling one, which would not be confined.
bool rk_has_threads(void);

/// Forbids the calling thread, and those that it starts, to gain rights by running a program.
int rk_forbid_new_privileges(void);

/// Gives up all capabilities but that to read what belongs to others, which the next layer confines.
int rk_drop_capabilities(void);

/// Keeps the process's memory from being dumped or traced.
int rk_forbid_dumps(void);

/// Forbids memory that is, or was, writable to become code; fails before Linux 6.3.
int rk_forbid_new_code(void);

/// The version of Landlock in the kernel, or -1.
int rk_landlock_version(void);

/// Creates a ruleset that forbids all that a version of Landlock can forbid; a descriptor or -1.
int rk_landlock_create(int version);

/// Allows to read a file, or a directory and all in it.
int rk_landlock_allow_reading(int ruleset, const char *_Nonnull path);

/// Confines the calling thread, and those that it starts, to what a ruleset allows.
int rk_landlock_enter(int ruleset);

/// Lets all threads make only the system calls that drawing takes; others fail with EPERM. Returns 0
/// or a negative error number.
int rk_filter_calls(void);
