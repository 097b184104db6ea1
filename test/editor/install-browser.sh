#!/usr/bin/env bash
# Makes sure that a Chromium for the editor tests is on this machine; does nothing where there is one.
# `--check` installs nothing: exit 0 when a Chromium is there or could be installed, 1 when not.
set -euo pipefail

have_browser() {
  if [ -n "${CHROMIUM_PATH:-}" ]; then
    [ -x "$CHROMIUM_PATH" ]
    return
  fi
  for browser in /usr/bin/chromium /usr/bin/chromium-browser /usr/bin/google-chrome; do
    [ -x "$browser" ] && return 0
  done
  return 1
}

as_root() { if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo -n "$@"; fi; }

can_install() {
  command -v apt-get >/dev/null || return 1
  [ "$(id -u)" -eq 0 ] || sudo -n true 2>/dev/null
}

if [ "${1:-}" = --check ]; then
  have_browser || can_install
  exit
fi

have_browser && exit 0
if ! can_install; then
  echo 'install-browser: no Chromium here, and no apt-get with root rights to install one. Install Chromium or set CHROMIUM_PATH.' >&2
  exit 1
fi
as_root apt-get update -qq
as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium >/dev/null
