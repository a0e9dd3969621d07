import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { postgresEnvironment } from './cluster-process.ts'
import type { PostgresBinaries } from './postgres-binaries.ts'
import type { PostgresHome } from './postgres-home.ts'
import { giveTo } from './postgres-owner.ts'

type NewCluster = { home: PostgresHome; binaries: PostgresBinaries; isDurable: boolean }

/**
 * Creates a cluster. The folder gets its name last, so that an interrupted initdb is never taken for a
 * cluster.
 */
export async function makeCluster({ home, binaries, isDurable }: NewCluster): Promise<void> {
  for (const name of readdirSync(home.path).filter((entry) => entry.endsWith('.unfinished')))
    rmSync(join(home.path, name), { recursive: true, maxRetries: 3 })

  const passwordFile = join(home.path, 'password')
  writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
  giveTo(home.owner, passwordFile)

  const unfinished = join(home.path, `data-${process.pid}.unfinished`)
  const flags = [
    `--pgdata=${unfinished}`,
    '--username=balcao',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    // A cluster for tests has thousands of short connections, each of which would hash its password.
    ...(isDurable ? [] : ['--no-sync', '--set=scram_iterations=1']),
  ]
  const child = spawn(binaries.initdb, flags, {
    ...home.owner,
    cwd: home.path,
    env: postgresEnvironment,
    // Like the cluster itself, outside the reach of the terminal's Ctrl-C.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [complaint, [code]] = await Promise.all([text(child.stderr), once(child, 'close')])
  if (code !== 0) throw new Error(`The database cluster could not be made: ${complaint.trim()}`)
  renameSync(unfinished, join(home.path, 'data'))
}
