import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import postgres from 'postgres'
import { type Answer, type World, WrongCall } from '#cli/command.ts'
import { auditDatabase } from '#cli/commands/audit.ts'
import { restoreCheckFile } from '#cli/doctor/check-backups.ts'
import { readArguments } from '#cli/read-arguments.ts'
import { type Config, ConfigError, readConfig } from '#config.ts'
import { printOf } from '#db/refuse-other-key.ts'
import { createSecretBox } from '#kit/crypto/secret-box.ts'
import { removePostgresHome } from '#kit/postgres/postgres-home.ts'
import { restoreCluster } from '#kit/postgres/restore-cluster.ts'
import { StartRefusal } from '#kit/postgres/start-refusal.ts'
import { readMasterKeys } from '#read-master-keys.ts'

const repository = resolve(import.meta.dirname, '../../../../..')

/**
 * Restores a backup into a new data folder (`--to`), or into one that is removed again (`--check`). Either way the books are audited. With
 * `--database` a cluster that other tools restored is checked.
 */
export async function restore(words: string[], world: World): Promise<Answer> {
  const { check, to, at, database } = readArguments(words, {
    options: ['to', 'at', 'database'],
    flags: ['check'],
  })
  if ((check === undefined) === (to === undefined))
    throw new WrongCall('Say either --check or --to and a new folder')
  if (at !== undefined && Number.isNaN(Date.parse(at)))
    throw new WrongCall(`"${at}" is no instant such as 2030-03-13T15:00:00Z`)
  const config = read(world.environment)
  if (check && database !== undefined) return examine(database, config)
  const { backupDir } = config
  if (backupDir === undefined) throw new WrongCall('BALCAO_BACKUP_DIR does not say where backups are')

  const folder = to === undefined ? temporaryFolder() : resolve(world.environment.INIT_CWD ?? '.', to)
  try {
    const cluster = await restoreCluster({
      backupDir,
      dataDir: folder,
      at: at === undefined ? undefined : new Date(at),
    }).catch(refuse)
    const answer = await examine(cluster.url, config).finally(() => cluster.stop())
    if (check)
      writeFileSync(
        restoreCheckFile(backupDir),
        JSON.stringify({ at: world.now(), ok: answer.exitCode === 0 }),
      )
    return to === undefined
      ? answer
      : { ...answer, text: `${answer.text}\n\nStart it with BALCAO_DATA_DIR=${folder}.` }
  } finally {
    if (to === undefined) {
      removePostgresHome(folder)
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

/** The books, the date of the last posting, and whether the given master key opens the sealed values. */
async function examine(url: string, config: Config): Promise<Answer> {
  const sql = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => {} })
  try {
    const [known] = await sql<{ print: string }[]>`select print from app.master_key`
    const lastPostingAt = await readLastPosting(sql)
    const isKeyRight = isKeyAtHand(config, known?.print)
    const audited = await auditDatabase(url)
    const keyLine = isKeyRight
      ? '✓ The master key at hand is the one of this backup.'
      : '✗ The master key at hand is not the one of this backup, which holds none: nothing that is sealed in it opens. Give BALCAO_MASTER_KEY of the installation.'
    return {
      data: { ...audited.data, isKeyRight, lastPostingAt },
      text: `${audited.text}\n${keyLine}\nLast posting: ${lastPostingAt?.toISOString() ?? 'none'}`,
      exitCode: isKeyRight && audited.exitCode === 0 ? 0 : 1,
    }
  } finally {
    await sql.end({ timeout: 1 })
  }
}

/** Reads tenant by tenant: row policies hide all rows from an owner who is no superuser. */
async function readLastPosting(sql: postgres.Sql): Promise<Date | null> {
  const platforms = await sql<{ id: string }[]>`select platform_id as id from platforms`
  const instants = await Promise.all(
    platforms.map(({ id }) =>
      sql.begin('read only', async (tx) => {
        await tx`select app.enter(${id})`
        const [row] = await tx<{ at: Date | null }[]>`
          select max(posted_at) as at from ledger_journals where platform_id = ${id}`
        return row?.at ?? null
      }),
    ),
  )
  return instants.reduce((last, at) => (last && (!at || at < last) ? last : at), null)
}

function isKeyAtHand(config: Config, print: string | undefined): boolean {
  return readMasterKeys(config).some((key) => printOf(createSecretBox([key]).derive('database')) === print)
}

function read(environment: World['environment']): Config {
  try {
    return readConfig({ BALCAO_DATA_DIR: resolve(repository, '.balcao'), ...environment })
  } catch (error) {
    if (error instanceof ConfigError) throw new WrongCall(error.message)
    throw error
  }
}

/** PostgreSQL's own user needs access to the folder. */
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'balcao-restore-'))
  chmodSync(folder, 0o755)
  return folder
}

function refuse(error: unknown): never {
  throw error instanceof StartRefusal ? new WrongCall(error.message) : error
}
