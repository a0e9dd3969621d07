import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '#scripts/project.mjs'
import { runQuietly } from './run-quietly.mjs'

const tools = ['packages/build', 'tsconfig.base.json', 'package-lock.json']
const ofEveryFrontEnd = ['packages/domain', 'packages/ui', ...tools]

/** Sources of each part. */
export const sources = {
  'apps/checkout': ['apps/checkout', ...ofEveryFrontEnd],
  'apps/console': ['apps/console', 'apps/server/src/modules', ...ofEveryFrontEnd],
  'packages/mail': ['packages/mail', ...ofEveryFrontEnd],
  'apps/server': [
    'apps/server/src',
    'apps/server/package.json',
    'apps/server/vite.config.ts',
    'packages/domain',
    'packages/providers',
    'packages/sandbox',
    ...tools,
  ],
}

/** All parts that `npm start` runs. */
export const allParts = Object.keys(sources)

/** Parts that the server needs to show any page when it runs from its sources. */
export const frontEnds = allParts.filter((part) => part !== 'apps/server')

/** A part is rebuilt when the content of its sources changed, whatever their dates. */
export function findUnbuilt(parts) {
  return parts
    .map((folder) => ({ folder, name: basename(folder), hash: hashOf(filesOf(folder)) }))
    .filter(({ folder, hash }) => readStamp(folder) !== hash)
}

export function filesOf(part) {
  const files = sources[part].flatMap((path) => filesUnder(path))
  return part === 'apps/server' ? files : files.filter(isForFrontEnds)
}

/** Only the input schemas of the server's modules. */
function isForFrontEnds(file) {
  return !file.startsWith('apps/server/') || file.endsWith('.input.ts')
}

export async function buildPart({ folder, name, hash }) {
  // An interrupted build must not count as complete.
  rmSync(stampOf(folder), { force: true })
  await runQuietly(['vite', 'build', '--logLevel', 'warn'], {
    cwd: join(root, folder),
    environment: { NODE_ENV: 'production' },
    otherwise: `The build of ${name} failed: the lines above say why.`,
  })
  writeFileSync(stampOf(folder), hash)
}

function stampOf(folder) {
  return join(root, folder, 'dist/.sources')
}

function readStamp(folder) {
  return existsSync(stampOf(folder)) ? readFileSync(stampOf(folder), 'utf8') : undefined
}

function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`\n${file}\n`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

function filesUnder(path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false })
  if (found === undefined) return []
  if (found.isFile()) return [path]
  return readdirSync(join(root, path))
    .filter((name) => !['node_modules', 'dist'].includes(name) && !name.includes('.test.'))
    .sort()
    .flatMap((name) => filesUnder(`${path}/${name}`))
}
