#!/bin/sh
# Starts the gateway or one of its commands. With `exec`, signals of a service manager reach Node itself.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$(readlink -f -- "$0")")/.." && pwd)
# glibc reads these three when Node starts. With them it returns the memory of a read spreadsheet to the system
# (docs/decisions/041).
export MALLOC_ARENA_MAX='@MALLOC_ARENA_MAX@' MALLOC_MMAP_THRESHOLD_='@MALLOC_MMAP_THRESHOLD_@' MALLOC_TRIM_THRESHOLD_='@MALLOC_TRIM_THRESHOLD_@'
case "${ORACULO_DATABASE_URL:-}" in
  postgres*) young='@SHARED_YOUNG@' ;;
  *) young='@YOUNG@' ;;
esac
# Without this the S3 client logs a warning about later versions of Node at each start.
export AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED=true
exec "${ORACULO_NODE:-node}" "$young" "$here/lib/main.js" "$@"
