#!/usr/bin/env bash
# The last step of action.yml: `cardscript check` in the repository that is checked out, with annotations.
set -euo pipefail

read -ra paths <<<"${CARDSCRIPT_PATHS:-.}"
read -ra arguments <<<"${CARDSCRIPT_ARGUMENTS:-}"

if [ "${CARDSCRIPT_CHANGED:-true}" = true ] && [ -n "${GITHUB_BASE_REF:-}" ]; then
  # What is checked out for a pull request is its merge with the base, whose first parent is the base as it is now.
  for base in "origin/$GITHUB_BASE_REF" 'HEAD^1'; do
    if git merge-base "$base" HEAD >/dev/null 2>&1; then
      arguments+=(--changed "$base")
      break
    fi
  done
  case " ${arguments[*]} " in
  *' --changed '*) ;;
  *)
    echo '::error::The base of the pull request is not there. Give actions/checkout "fetch-depth: 2" or more.'
    exit 2
    ;;
  esac
fi

exec node "$GITHUB_ACTION_PATH/dist/cli.js" check --format github "${arguments[@]}" "${paths[@]}"
