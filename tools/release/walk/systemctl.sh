#!/bin/sh
# Replaces systemd where it is missing. It runs the command of a unit as its user, with its settings, and lets it write
# only to its state folder and /tmp.
set -eu
pid_of() { echo "/run/$1.pid"; }
value() { sed -n "s/^$2=//p" "/etc/systemd/system/$1.service" | head -n 1; }
run_unit() {
  user=$(value "$1" User)
  state=/var/lib/$(value "$1" StateDirectory)
  install -d -m 700 -o "$user" -g "$user" "$state"
  set -a
  . "$(value "$1" EnvironmentFile)"
  set +a
  export "$(value "$1" Environment)"
  command=$(value "$1" ExecStart | sed 's/%%/%/g; s/\$\$/$/g')
  exec unshare --mount sh -c "mount --bind '$state' '$state' && mount -t tmpfs tmpfs /tmp && mount -o remount,bind,ro / && exec setpriv --reuid='$user' --regid='$user' --clear-groups --no-new-privs $command"
}
start_unit() {
  (run_unit "$1") >> "/var/log/$1.log" 2>&1 &
  echo $! > "$(pid_of "$1")"
}
stop_unit() {
  pid=$(cat "$(pid_of "$1")")
  kill -TERM "$pid"
  while kill -0 "$pid" 2>/dev/null; do sleep 0.1; done
}
# Certificates come from the authority of the walk, because no public authority can reach this host.
reload_caddy() {
  cat /etc/ssl/oraculo/Caddyfile.authority /etc/caddy/Caddyfile > /run/Caddyfile
  caddy reload --adapter caddyfile --config /run/Caddyfile 2>/dev/null ||
    caddy start --adapter caddyfile --config /run/Caddyfile >> /var/log/caddy.log 2>&1
}
case "$1 ${2:-}" in
  'daemon-reload ') ;;
  'reload nginx') nginx -s reload 2>/dev/null || nginx ;;
  'reload caddy') reload_caddy ;;
  'enable --now') start_unit oraculo ;;
  'start oraculo') start_unit oraculo ;;
  'stop oraculo') stop_unit oraculo ;;
  'restart oraculo') stop_unit oraculo; start_unit oraculo ;;
  'start oraculo-backup') (run_unit oraculo-backup) ;;
  *) echo "systemctl $*: not here" >&2; exit 1 ;;
esac
