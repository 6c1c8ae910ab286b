#define _GNU_SOURCE
#include "CLinux.h"

#include <linux/capability.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// Since Linux 6.3, and so not in every system's headers.
enum { setMemoryDenyWriteExecute = 65, refuseExecutableGain = 1 };

int rk_limit_cpu_time(pid_t process, unsigned long seconds) {
  struct rlimit limit;
  if (prlimit(process, RLIMIT_CPU, NULL, &limit) < 0) return -1;
  limit.rlim_cur = seconds < limit.rlim_max ? seconds : limit.rlim_max;
  return prlimit(process, RLIMIT_CPU, &limit, NULL);
}

bool rk_has_threads(void) {
  // A directory has a link for itself, one in its parent, and one for each directory in it.
  struct stat tasks;
  return stat("/proc/self/task", &tasks) == 0 && tasks.st_nlink > 3;
}

int rk_forbid_new_privileges(void) { return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0); }

int rk_drop_capabilities(void) {
  struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3};
  struct __user_cap_data_struct sets[2] = {{0}};
  if (syscall(SYS_capget, &header, sets) < 0) return -1;
  const __u32 reading = 1u << CAP_DAC_READ_SEARCH;
  __u32 kept = sets[0].permitted & reading;
  sets[0] = (struct __user_cap_data_struct){.effective = kept, .permitted = kept};
  sets[1] = (struct __user_cap_data_struct){0};
  return (int)syscall(SYS_capset, &header, sets);
}

int rk_forbid_dumps(void) { return prctl(PR_SET_DUMPABLE, 0, 0, 0, 0); }

int rk_forbid_new_code(void) {
  return prctl(setMemoryDenyWriteExecute, refuseExecutableGain, 0, 0, 0);
}
