import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { root } from './project.mjs'

/**
 * npm writes into the lock file only the platform packages that it could resolve that day. A clone on the other
 * processor would then lack a compiler or a database, so both Linux binaries of every native tool must be there.
 */
const folder = process.argv[2] ?? root
const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'))

const complaints = Object.entries(packages).flatMap(([path, entry]) => [
  ...Object.keys(entry.optionalDependencies ?? {})
    .filter((name) => /linux.*(x64|arm64)/.test(name) && !/musl|android/.test(name))
    .filter((name) => findEntry(path, name) === undefined)
    .map((name) => `${path || 'package.json'} needs ${name}, which the lock file lacks.`),
  ...(path.includes('node_modules/') ? [] : differencesFrom(path, entry)),
  ...(entry.resolved && !entry.link ? [`${path} names the registry it came from: ${entry.resolved}`] : []),
])

/**
 * The lock file repeats the dependencies of the workspaces; a line changed by hand in one of them would not be locked.
 */
function differencesFrom(path, entry) {
  const file = join(path, 'package.json')
  const manifest = JSON.parse(readFileSync(join(folder, file), 'utf8'))
  return ['dependencies', 'devDependencies', 'optionalDependencies']
    .filter((kind) => !isDeepStrictEqual(sorted(manifest[kind]), sorted(entry[kind])))
    .map((kind) => `${file} and the lock file differ in ${kind}: run npm install.`)
}

function sorted(versions = {}) {
  return Object.entries(versions).sort()
}

/** Like Node: the nearest node_modules on the way up. */
function findEntry(from, name) {
  const found = packages[`${from ? `${from}/` : ''}node_modules/${name}`]
  if (found !== undefined || from === '') return found
  return findEntry(from.replace(/(^|\/)(node_modules\/)?(@[^/]+\/)?[^/]+$/, ''), name)
}

for (const complaint of complaints) console.error(complaint)
process.exit(complaints.length === 0 ? 0 : 1)
