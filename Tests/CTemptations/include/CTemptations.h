#pragma once

#include <stdbool.h>

/// The number of things that a sandbox must forbid.
int rk_temptation_count(void);

/// What a temptation is called.
const char *_Nonnull rk_temptation_name(int index);

/// Whether giving in harms nobody where there is no sandbox.
bool rk_temptation_is_harmless(int index);

/// Gives in; returns 0 where that worked, else the error number.
int rk_give_in(int index);

/// Uses up all layers of Landlock that a process may have.
void rk_exhaust_landlock(void);
