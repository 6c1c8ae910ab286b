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
