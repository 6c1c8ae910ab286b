#define _GNU_SOURCE
#include "CTemptations.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/sched.h>
#include <signal.h>
#include <stdint.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

// Arguments that are known only when a call is made.
enum { HOST = 0x7fffff01, PAGE };

#define TEXT(string) (long)(intptr_t)(string)
#define NOWHERE TEXT("/tmp/renderkit-temptation")

typedef struct {
  const char *name;
  bool isHarmless;
  long call;
  long arguments[6];
} Temptation;

static const struct rlimit wide = {1 << 20, 1 << 20};
static const char *const arguments[] = {"true", NULL};

// Where a sandbox fails, these fail in other ways, or do no harm: most of what they name does not
// exist, and signal 0 is none.
static const Temptation temptations[] = {
    {"read a file", true, SYS_openat, {AT_FDCWD, TEXT("/etc/passwd"), O_RDONLY}},
    {"list a directory", true, SYS_openat, {AT_FDCWD, TEXT("/"), O_RDONLY | O_DIRECTORY}},
    {"read its memory map", false, SYS_openat, {AT_FDCWD, TEXT("/proc/self/maps"), O_RDONLY}},
    {"read a device", true, SYS_openat, {AT_FDCWD, TEXT("/dev/zero"), O_RDONLY}},
    {"create a file", false, SYS_openat, {AT_FDCWD, NOWHERE, O_CREAT | O_WRONLY, 0600}},
    {"create a file beside fonts", false, SYS_openat,
     {AT_FDCWD, TEXT("/usr/share/fonts"), O_TMPFILE | O_RDWR, 0600}},
    {"open for writing", true, SYS_openat, {AT_FDCWD, TEXT("/dev/null"), O_WRONLY}},
    {"empty a file", false, SYS_openat, {AT_FDCWD, NOWHERE, O_RDONLY | O_TRUNC}},
    {"create a file in memory", true, SYS_memfd_create, {TEXT("memory"), 0}},
    {"grow an open file", false, SYS_ftruncate, {2, 1L << 40}},
    {"make a directory", false, SYS_mkdirat, {AT_FDCWD, NOWHERE, 0700}},
    {"remove a file", false, SYS_unlinkat, {AT_FDCWD, NOWHERE, 0}},
    {"rename a file", false, SYS_renameat2, {AT_FDCWD, NOWHERE, AT_FDCWD, NOWHERE, 0}},
    {"link a file", false, SYS_linkat, {AT_FDCWD, NOWHERE, AT_FDCWD, NOWHERE, 0}},
    {"make a symbolic link", false, SYS_symlinkat, {NOWHERE, AT_FDCWD, NOWHERE}},
    {"change permissions", false, SYS_fchmodat, {AT_FDCWD, NOWHERE, 0777}},
    {"change an owner", false, SYS_fchownat, {AT_FDCWD, NOWHERE, 0, 0, 0}},
    {"use the internet", true, SYS_socket, {AF_INET, SOCK_STREAM, 0}},
    {"use the internet of today", false, SYS_socket, {AF_INET6, SOCK_DGRAM, 0}},
    {"use local sockets", true, SYS_socket, {AF_UNIX, SOCK_STREAM, 0}},
    {"use netlink", false, SYS_socket, {AF_NETLINK, SOCK_RAW, 0}},
    {"use raw packets", false, SYS_socket, {AF_PACKET, SOCK_RAW, 0}},
    {"use the kernel's ciphers", false, SYS_socket, {AF_ALG, SOCK_SEQPACKET, 0}},
    {"talk to the hypervisor", false, SYS_socket, {AF_VSOCK, SOCK_STREAM, 0}},
    {"make a pair of sockets", false, SYS_socketpair, {AF_UNIX, SOCK_STREAM, 0, PAGE}},
    {"connect", false, SYS_connect, {3, PAGE, 2}},
    {"bind", false, SYS_bind, {3, PAGE, 2}},
    {"run a program", false, SYS_execve, {TEXT("/bin/true"), TEXT(arguments), 0}},
    {"run an open program", false, SYS_execveat,
     {AT_FDCWD, TEXT("/bin/true"), TEXT(arguments), 0, 0}},
    {"start a process", true, SYS_clone, {SIGCHLD}},
    {"start a process in the new way", false, SYS_clone3, {0, 0}},
    {"leave its namespaces", false, SYS_unshare, {CLONE_NEWUSER}},
    {"enter another namespace", false, SYS_setns, {0, 0}},
    {"trace a process", false, SYS_ptrace, {PTRACE_ATTACH, -1, 0, 0}},
    {"read the host's memory", false, SYS_process_vm_readv, {HOST, PAGE, 0, PAGE, 0, 0}},
    {"signal the host", true, SYS_kill, {HOST, 0}},
    {"signal a thread of the host", true, SYS_tgkill, {HOST, HOST, 0}},
    {"hold the host", true, SYS_pidfd_open, {HOST, 0}},
    {"have itself signaled", false, SYS_fcntl, {3, F_SETOWN, HOST}},
    {"slow the host down", false, SYS_setpriority, {PRIO_PROCESS, HOST, 0}},
    {"limit the host", false, SYS_prlimit64, {HOST, RLIMIT_NOFILE, 0, PAGE}},
    {"raise a limit", false, SYS_prlimit64, {0, RLIMIT_NOFILE, TEXT(&wide), 0}},
    {"have calls made in a ring", false, SYS_io_uring_setup, {1, 0}},
    {"handle page faults", false, SYS_userfaultfd, {0}},
    {"load a program for the kernel", false, SYS_bpf, {1000, 0, 0}},
    {"count events", false, SYS_perf_event_open, {0, 0, -1, -1, 0}},
    {"mount", false, SYS_mount, {NOWHERE, NOWHERE, TEXT("none"), 0, 0}},
    {"unmount", false, SYS_umount2, {NOWHERE, 0}},
    {"change the root", false, SYS_chroot, {TEXT("/")}},
    {"change the directory", true, SYS_chdir, {TEXT("/")}},
    {"load a kernel module", false, SYS_init_module, {0, 0, 0}},
    {"load another kernel", false, SYS_kexec_load, {0, 0, 0, 1L << 40}},
    {"reboot", false, SYS_reboot, {0, 0, 0, 0}},
    {"set the clock", false, SYS_clock_settime, {CLOCK_REALTIME, 0}},
    {"name the machine", false, SYS_sethostname, {0, 1}},
    {"read the kernel's log", false, SYS_syslog, {3, 0, 0}},
    {"open by handle", false, SYS_open_by_handle_at, {-1, PAGE, 0}},
    {"use keys", false, SYS_keyctl, {0, -3, 0}},
    {"change its personality", true, SYS_personality, {0xffffffff}},
    {"change its user", false, SYS_setresuid, {0, 0, 0}},
    {"share memory by number", false, SYS_shmget, {0x524b, 0, 0}},
    {"type on the terminal", false, SYS_ioctl, {0, TIOCSTI, PAGE}},
    {"let its memory be dumped", false, SYS_prctl, {PR_SET_DUMPABLE, 1, 0, 0, 0}},
    {"filter its own calls", false, SYS_seccomp, {1, 0, 0}},
    {"watch files", true, SYS_inotify_init1, {0}},
    {"map writable code", true, SYS_mmap,
     {0, 4096, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0}},
    {"make data code", true, SYS_mprotect, {PAGE, 4096, PROT_READ | PROT_EXEC}},
};

int rk_temptation_count(void) { return sizeof temptations / sizeof *temptations; }

const char *rk_temptation_name(int index) { return temptations[index].name; }

bool rk_temptation_is_harmless(int index) { return temptations[index].isHarmless; }

static long filled_in(long argument) {
  if (argument == HOST) return getppid();
  if (argument != PAGE) return argument;
  return (long)(intptr_t)mmap(
      NULL, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
}

int rk_give_in(int index) {
  const Temptation *temptation = &temptations[index];
  long values[6];
  for (int i = 0; i < 6; i++) values[i] = filled_in(temptation->arguments[i]);
  long result = syscall(
      temptation->call, values[0], values[1], values[2], values[3], values[4], values[5]);
  int error = result < 0 ? errno : 0;
  if (temptation->call == SYS_clone && result == 0) _exit(0);
  return error;
}

void rk_exhaust_landlock(void) {
  const uint64_t executing = 1;
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  int ruleset = (int)syscall(444, &executing, sizeof executing, 0);
  while (ruleset >= 0 && syscall(446, ruleset, 0) == 0) {}
  if (ruleset >= 0) close(ruleset);
}
