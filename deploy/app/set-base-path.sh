#!/bin/sh
# sh set-base-path.sh /oraculo/   writes the base path of the app into its page. Run it again to change it.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
case "${1:-}" in
  /) ;;
  /*/) ;;
  *) echo 'The path begins and ends in a slash: sh set-base-path.sh /oraculo/' >&2; exit 2 ;;
esac
case "$1" in *[!A-Za-z0-9/_.~-]*) echo 'The path has letters, digits, - _ . ~ and slashes only.' >&2; exit 2 ;; esac
# The old base path is the text before the name of one of the page’s own files.
sed -E "s#((src|href)=\")/([^\"]*/)?(assets/|config\.json|color-mode\.js|favicon\.svg)#\1$1\4#g" "$here/index.html" > "$here/index.html.new"
mv "$here/index.html.new" "$here/index.html"
echo "The app is at $1 now. Put the same path into \"basePath\" of config.json."
