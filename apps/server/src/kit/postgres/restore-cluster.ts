import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import postgres from 'postgres'
import { journalDir } from './archive.ts'
import { type BaseBackup, describeFolder, isBefore, listBaseBackups } from './base-backup.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { preparePostgresHome } from './postgres-home.ts'
import { giveTo } from './postgres-owner.ts'
import { StartRefusal } from './start-refusal.ts'
import { waitUntil } from './wait-until.ts'

type Restoring = {
  backupDir: string
  /** A new data folder. */
  dataDir: string
  /** The last instant to restore; without it the whole archive. */
  at: Date | undefined
}

const longestReplaySeconds = 3_600

/** Restores a cluster and its files into a data folder, and leaves it running there, open for writes. */
export async function restoreCluster({ backupDir, dataDir, at }: Restoring): Promise<EmbeddedPostgres> {
  const base = chooseBase(listBaseBackups(backupDir), { backupDir, at })
  if (existsSync(join(dataDir, 'postgres')))
    throw new StartRefusal(`${dataDir} already holds a database: name a new folder.`)
  const { fileCount } = describeFolder(join(base.folder, 'data'))
  if (fileCount < base.fileCount)
    throw new StartRefusal(
      `${base.folder} has ${fileCount} of ${base.fileCount} files: copy it again from where it is whole, or remove it to restore from an earlier backup.`,
    )
  const home = preparePostgresHome(dataDir)
  const data = join(home.path, 'data')
  cpSync(join(base.folder, 'data'), data, { recursive: true })
  // A bucket keeps neither empty folders nor their permissions.
  for (const folder of base.folders) mkdirSync(join(data, folder), { recursive: true, mode: 0o700 })
  chmodSync(data, 0o700)
  cpSync(join(base.folder, 'password'), join(home.path, 'password'))
  if (existsSync(join(base.folder, 'files')))
    cpSync(join(base.folder, 'files'), join(dataDir, 'files'), { recursive: true, preserveTimestamps: true })
  // Copied, because the user of this cluster may not read another machine's archive.
  const journal = join(home.path, 'journal')
  mkdirSync(journal, { mode: 0o700 })
  for (const name of readdirSync(journalDir(backupDir)))
    if (!name.endsWith('.part') && !isBefore(name, base.firstJournal))
      cpSync(join(journalDir(backupDir), name), join(journal, name))
  writeFileSync(join(data, 'recovery.signal'), '')
  giveTo(home.owner, home.path)

  const endedEarly = () =>
    new StartRefusal(
      `The archive ends before ${at?.toISOString()}: name an earlier instant, or leave it out to restore all of it.`,
    )
  const cluster = await startEmbeddedPostgres({
    dataDir,
    settings: {
      restore_command: `cp '${journal}/%f' %p`,
      // While PostgreSQL reads its settings, it knows neither names of time zones nor Z.
      ...(at && {
        recovery_target_time: at.toISOString().replace('Z', '+00'),
        recovery_target_action: 'promote',
      }),
    },
  }).catch((error: Error) => {
    // A short log is replayed before PostgreSQL was ever seen ready.
    throw /recovery ended before configured recovery target/.test(error.message) ? endedEarly() : error
  })
  const ended = cluster.ended.then(() => {
    throw endedEarly()
  })
  try {
    await Promise.race([untilPromoted(cluster.url), ended])
  } catch (error) {
    await cluster.stop()
    throw error
  } finally {
    ended.catch(() => {})
  }
  rmSync(journal, { recursive: true })
  return cluster
}

function chooseBase(
  bases: BaseBackup[],
  { backupDir, at }: { backupDir: string; at: Date | undefined },
): BaseBackup {
  const oldest = bases.at(-1)
  if (oldest === undefined) throw new StartRefusal(`There is no backup in ${backupDir}.`)
  const base = bases.find(({ endedAt }) => at === undefined || endedAt <= at)
  if (base === undefined)
    throw new StartRefusal(
      `The oldest backup is of ${oldest.endedAt.toISOString()}: no earlier instant can be restored.`,
    )
  return base
}

async function untilPromoted(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    await waitUntil(
      async () => {
        // If the server ended, its end is reported, with the reason.
        const [row] = await sql`select pg_is_in_recovery() as "isRecovering"`.catch(() => [])
        return row?.isRecovering === false ? true : undefined
      },
      {
        seconds: longestReplaySeconds,
        otherwise: () => new Error('The journal was not replayed within an hour'),
      },
    )
  } finally {
    await sql.end({ timeout: 1 })
  }
}
