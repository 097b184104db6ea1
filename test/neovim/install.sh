#!/usr/bin/env bash
# Makes sure that Neovim is on this machine; does nothing where it is.
# `--check` installs nothing: exit 0 when it is there or could be installed, 1 when not.
set -euo pipefail

have() { command -v "${NVIM_PATH:-nvim}" >/dev/null; }
as_root() { if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo -n "$@"; fi; }

can_install() {
  command -v apt-get >/dev/null || return 1
  [ "$(id -u)" -eq 0 ] || sudo -n true 2>/dev/null
}

if [ "${1:-}" = --check ]; then
  have || can_install
  exit
fi

have && exit 0
if ! can_install; then
  echo 'test/neovim: no Neovim here, and no apt-get with root rights to install it. Install it or set NVIM_PATH.' >&2
  exit 1
fi
as_root apt-get update -qq
as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends neovim >/dev/null
