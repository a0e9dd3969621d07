import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { root } from '#scripts/project.mjs'
import { runQuietly } from './run-quietly.mjs'

const stampFile = `${root}/node_modules/.balcao-installed`

/**
 * The lock file decides. Its hash is stored beside the packages; a manual `npm install` is recognised as
 * well.
 */
export function areDependenciesInstalled() {
  const wanted = wantedStamp()
  if (readOr(stampFile, '') === wanted) return true
  if (!matchesLockFile()) return false
  writeFileSync(stampFile, wanted)
  return true
}

/**
 * Like `npm ci`: from scratch, and only the lock file's packages. `npm ci` itself refuses a lock file without
 * the binaries of unsupported systems, which npm leaves out where a registry does not carry them.
 */
export async function installDependencies() {
  rmSync(`${root}/node_modules`, { recursive: true, force: true })
  // npm puts the Node it installed first on the path; it must not run on the file that was just removed.
  const { npm_node_execpath: node, npm_execpath: cli } = process.env
  const npm = node && cli && existsSync(node) ? [node, cli] : ['npm']
  const flags = [
    '--no-save',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  await runQuietly([...npm, 'install', ...flags], {
    otherwise: 'The packages could not be installed. Is the package registry reachable? Then try again.',
  })
  writeFileSync(stampFile, wantedStamp())
}

function wantedStamp() {
  const lock = readFileSync(`${root}/package-lock.json`)
  return createHash('sha256').update(`${process.platform}-${process.arch}\n`).update(lock).digest('hex')
}

/**
 * npm records its installation in a file of the lock file's form. Optional packages of other machines are
 * missing in it.
 */
function matchesLockFile() {
  const locked = JSON.parse(readFileSync(`${root}/package-lock.json`, 'utf8')).packages
  const installed = JSON.parse(readOr(`${root}/node_modules/.package-lock.json`, '{}')).packages
  if (installed === undefined) return false
  const isUnwanted = (path) => locked[path] === undefined
  const isSatisfied = ([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link) return true
    const found = installed[path]
    return found ? found.version === entry.version : Boolean(entry.optional || entry.devOptional)
  }
  return !Object.keys(installed).some(isUnwanted) && Object.entries(locked).every(isSatisfied)
}

function readOr(file, fallback) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return fallback
  }
}
