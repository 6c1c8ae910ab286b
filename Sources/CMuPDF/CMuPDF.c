#include "CMuPDF.h"
