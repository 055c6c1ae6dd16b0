#!/bin/sh
# Starts the gateway or one of its commands. `exec` gives signals of a service manager to Node itself.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$(readlink -f -- "$0")")/.." && pwd)
# glibc reads these three before Node starts: memory of a spreadsheet goes back to the system (docs/decisions/041).
export MALLOC_ARENA_MAX='@MALLOC_ARENA_MAX@' MALLOC_MMAP_THRESHOLD_='@MALLOC_MMAP_THRESHOLD_@' MALLOC_TRIM_THRESHOLD_='@MALLOC_TRIM_THRESHOLD_@'
case "${ORACULO_DATABASE_URL:-}" in
  postgres*) young='@SHARED_YOUNG@' ;;
  *) young='@YOUNG@' ;;
esac
# The S3 client advises its developers about later Node versions in every log.
export AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED=true
exec "${ORACULO_NODE:-node}" "$young" "$here/lib/main.js" "$@"
