#!/bin/sh
# Starts the gateway or one of its commands. `exec` gives signals of a service manager to Node itself.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$(readlink -f -- "$0")")/.." && pwd)
# glibc reads these three before Node starts. They let it return the memory of a read spreadsheet to the system (docs/decisions/041).
export MALLOC_ARENA_MAX='@MALLOC_ARENA_MAX@' MALLOC_MMAP_THRESHOLD_='@MALLOC_MMAP_THRESHOLD_@' MALLOC_TRIM_THRESHOLD_='@MALLOC_TRIM_THRESHOLD_@'
case "${ORACULO_DATABASE_URL:-}" in
  postgres*) young='@SHARED_YOUNG@' ;;
  *) young='@YOUNG@' ;;
esac
# Without this the S3 client writes a warning about later versions of Node into each log.
export AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED=true
exec "${ORACULO_NODE:-node}" "$young" "$here/lib/main.js" "$@"
