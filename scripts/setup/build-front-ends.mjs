import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../project.mjs'
import { runQuietly } from './run-quietly.mjs'

export const frontEnds = ['apps/checkout', 'apps/console', 'packages/mail']

/** What every one of them may use, besides its own files. */
export const sharedSources = [
  'packages/domain',
  'packages/ui',
  'scripts/vite',
  'tsconfig.base.json',
  'package-lock.json',
]

/** A front end is built again when the content of its sources changed, whatever their dates say. */
export function findUnbuiltFrontEnds() {
  return frontEnds
    .filter((folder) => existsSync(join(root, folder, 'vite.config.ts')))
    .map((folder) => ({ folder, name: folder.split('/')[1], sources: hashOf([folder, ...sharedSources]) }))
    .filter(({ folder, sources }) => readStamp(folder) !== sources)
}

export async function buildFrontEnd({ folder, name, sources }) {
  // A build cut short must not pass for a whole one.
  rmSync(stampOf(folder), { force: true })
  await runQuietly(['vite', 'build', '--logLevel', 'warn'], {
    cwd: join(root, folder),
    environment: { NODE_ENV: 'production' },
    otherwise: `The build of ${name} failed: the lines above say why.`,
  })
  writeFileSync(stampOf(folder), sources)
}

function stampOf(folder) {
  return join(root, folder, 'dist/.sources')
}

function readStamp(folder) {
  return existsSync(stampOf(folder)) ? readFileSync(stampOf(folder), 'utf8') : undefined
}

function hashOf(paths) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap((path) => filesUnder(path)))
    hash.update(`\n${file}\n`).update(readFileSync(join(root, file)))
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
