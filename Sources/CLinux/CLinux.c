#define _GNU_SOURCE
#include "CLinux.h"

#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>

int rk_memory_file(const char *name) {
  return memfd_create(name, MFD_CLOEXEC | MFD_ALLOW_SEALING);
}

int rk_seal(int descriptor, bool writable) {
  int seals = F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL;
  return fcntl(descriptor, F_ADD_SEALS, writable ? seals : seals | F_SEAL_WRITE);
}

// Room for one descriptor, aligned as control messages must be.
typedef union {
  struct cmsghdr header;
  char bytes[CMSG_SPACE(sizeof(int))];
} Control;

ssize_t rk_send(int socket, const void *bytes, size_t count, int descriptor) {
  struct iovec part = {.iov_base = (void *)bytes, .iov_len = count};
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
  Control control = {0};
  if (descriptor >= 0) {
    message.msg_control = &control;
    message.msg_controllen = sizeof control;
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(sizeof(int));
    memcpy(CMSG_DATA(header), &descriptor, sizeof descriptor);
  }
  return sendmsg(socket, &message, MSG_NOSIGNAL | MSG_DONTWAIT);
}

ssize_t rk_receive(int socket, void *bytes, size_t count, int *descriptor) {
  struct iovec part = {.iov_base = bytes, .iov_len = count};
  Control control = {0};
  struct msghdr message = {
      .msg_iov = &part,
      .msg_iovlen = 1,
      .msg_control = &control,
      .msg_controllen = sizeof control,
  };
  *descriptor = -1;
  ssize_t received = recvmsg(socket, &message, MSG_DONTWAIT | MSG_CMSG_CLOEXEC);
  if (received < 0) return received;
  struct cmsghdr *header = CMSG_FIRSTHDR(&message);
  if (header && header->cmsg_level == SOL_SOCKET && header->cmsg_type == SCM_RIGHTS &&
      header->cmsg_len == CMSG_LEN(sizeof(int)))
    memcpy(descriptor, CMSG_DATA(header), sizeof *descriptor);
  return received;
}

int rk_close_from(posix_spawn_file_actions_t *actions, int first) {
  return posix_spawn_file_actions_addclosefrom_np(actions, first);
}

const char *rk_signal_name(int signal) { return sigabbrev_np(signal); }
