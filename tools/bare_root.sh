#!/usr/bin/env bash
# Proves the two commands on a minimal Debian: makes one in FOLDER, clones the last commit into it and runs a command there.
#
#   sudo tools/bare_root.sh FOLDER [COMMAND…]      `make test` unless another command is given
#
# The root has python3, python3-venv, make, git and certificates, and nothing else. It is made once and kept; the clone is
# fresh each time unless KEEP is set. How packages are reached (apt's sources, pip's and npm's settings, proxies) is taken
# from this machine. SHARE names folders those settings point to; MIRROR is the archive debootstrap starts from. RELEASE is
# another Debian than this machine's, with another Python.
set -euo pipefail
# In a mount namespace of its own: what is mounted here is gone when the command ends.
[ -n "${BARE_ROOT:-}" ] || BARE_ROOT=1 exec unshare --mount --propagation private "$0" "$@"

checkout=$(cd "$(dirname "$0")/.." && pwd)
root=$(realpath -m "${1:?which folder?}")
shift
[ $# -gt 0 ] || set -- make test

ours=$(. /etc/os-release && echo "$VERSION_CODENAME")
release=${RELEASE:-$ours}
if [ ! -f "$root/.made" ]; then
  debootstrap --variant=minbase --include=ca-certificates,git,make,python3,python3-venv "$release" "$root" ${MIRROR:-}
  touch "$root/.made"
fi

for settings in /etc/hosts /etc/resolv.conf /etc/ssl/certs /etc/pip.conf /etc/npmrc /etc/apt/apt.conf.d \
  /etc/apt/sources.list /etc/apt/sources.list.d /etc/apt/trusted.gpg.d /usr/share/keyrings /root/.config/pip /root/.npmrc; do
  [ -e "$settings" ] || continue
  mkdir -p "$root$(dirname "$settings")"
  rm -rf "${root:?}$settings"
  cp -rL "$settings" "$root$settings"
done

find "$root/etc/apt" -type f -name '*.list' -o -name '*.sources' | xargs -r sed -i "s/\b$ours/$release/g"

mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
for folder in ${SHARE:-}; do
  mkdir -p "$root$folder"
  mount --rbind "$folder" "$root$folder"
done

[ -n "${KEEP:-}" ] || rm -rf "$root/parlour"
[ -d "$root/parlour" ] || git clone --quiet --no-hardlinks "$checkout" "$root/parlour"

# Of this machine's environment only what says how packages are reached.
mapfile -t reach < <(env | grep -iE '^(pip_|npm_config_|(https?|no)_proxy=|node_extra_ca_certs=|ssl_cert_|requests_ca_bundle=)')
exec chroot "$root" /usr/bin/env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 "${reach[@]}" \
  sh -c 'cd /parlour && exec "$@"' sh "$@"
