import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { root } from '#scripts/project.mjs'

/** Packages patched here until their maintainers fix them: `patches/README.md` gives the reasons. */
export function patchPackages() {
  for (const patch of patches())
    if (!isInPlace(patch) && !apply([patch]))
      throw new Error(`${patch} does not fit the installed package: a new version needs another look.`)
}

export function arePackagesPatched() {
  return patches().every(isInPlace)
}

/**
 * Patches of one package build on each other in the order of their names: where a later one is applied, the
 * earlier ones are too.
 */
function isInPlace(patch) {
  return patches().some(
    (other) => other >= patch && packageOf(other) === packageOf(patch) && isApplied(other),
  )
}

/** Name and version, before the suffix that separates several patches of a package. */
function packageOf(patch) {
  return /^.*?-\d+\.\d+\.\d+/.exec(patch)?.[0]
}

function patches() {
  return readdirSync(`${root}/patches`)
    .filter((name) => name.endsWith('.patch'))
    .sort()
    .map((name) => `patches/${name}`)
}

function isApplied(patch) {
  return apply(['--reverse', '--check', patch])
}

/** Inside a foreign repository git would silently skip files that are not its own. */
function apply(args) {
  const env = { ...process.env, GIT_CEILING_DIRECTORIES: dirname(root) }
  return spawnSync('git', ['apply', ...args], { cwd: root, env, stdio: 'ignore' }).status === 0
}
