// glibc: what is let go goes back to the system, or stays.
#include <malloc.h>
