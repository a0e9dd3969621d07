import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type postgres from 'postgres'
import type { Config } from '#config.ts'
import { listBaseBackups } from '#kit/postgres/base-backup.ts'
import type { Check } from './check.ts'

const name = 'backups'
const hourMs = 3_600_000
/** A daily backup that is late by some hours is not missing yet. */
const oldestBackupHours = 26
const oldestRestoreDays = 35

export type Archiver = { mode: string; archivedAt: Date | null; failedAt: Date | null }

/** Result of the last `balcao restore --check`. */
export const restoreCheckFile = (backupDir: string) => join(backupDir, 'restore-check.json')

/**
 * Whether the database archives its write-ahead log, from which every instant can be restored, or a named party makes
 * backups. For the embedded database also whether the backups are recent and were restored.
 */
export async function checkBackups(
  sql: postgres.Sql,
  { isDemo, backupsMadeBy, backupDir, databaseUrl }: Config,
  now = new Date(),
): Promise<Check> {
  if (isDemo && backupDir === undefined) return { name, ok: true, detail: 'The demo needs none' }
  if (backupsMadeBy !== undefined)
    return { name, ok: true, detail: `Made by ${backupsMadeBy}, as BALCAO_BACKUPS says` }
  const [archiver] = await sql<Archiver[]>`
    select current_setting('archive_mode') as mode, last_archived_time as "archivedAt", last_failed_time as "failedAt"
    from pg_stat_archiver`
  const archiving = judgeArchiver(archiver)
  if (!archiving.ok || databaseUrl !== undefined || backupDir === undefined) return archiving
  return judgeFolder(backupDir, now)
}

export function judgeArchiver(archiver: Archiver | undefined): Check {
  if (!archiver || archiver.mode === 'off' || (archiver.archivedAt === null && archiver.failedAt === null))
    return {
      name,
      ok: false,
      detail:
        'Nothing shows that any are made: archive the journal of the database (archive_mode, or BALCAO_BACKUP_DIR for the embedded one), or name in BALCAO_BACKUPS who makes them.',
    }
  const { archivedAt, failedAt } = archiver
  if (archivedAt === null || (failedAt !== null && failedAt > archivedAt))
    return { name, ok: false, detail: 'The last attempt to archive the journal failed: see archive_command.' }
  return { name, ok: true, detail: `The journal was archived at ${archivedAt.toISOString()}` }
}

/** Backups of the embedded database by their age, and by that of the last restore. */
function judgeFolder(backupDir: string, now: Date): Check {
  const [newest] = listBaseBackups(backupDir)
  const hours = newest
    ? Math.floor((now.getTime() - newest.endedAt.getTime()) / hourMs)
    : Number.POSITIVE_INFINITY
  if (hours > oldestBackupHours)
    return {
      name,
      ok: false,
      detail: `${newest ? `The last one is ${hours} hours old` : 'There is none yet'}: run "npm run balcao -- backup" every day.`,
    }
  const restored = readRestoreCheck(backupDir)
  const days = restored
    ? Math.floor((now.getTime() - restored.at.getTime()) / (24 * hourMs))
    : Number.POSITIVE_INFINITY
  if (restored === undefined || days > oldestRestoreDays)
    return {
      name,
      ok: false,
      detail: `${restored ? `The last restore was tried ${days} days ago` : 'No restore was tried yet'}: run "npm run balcao -- restore --check" every month.`,
    }
  return {
    name,
    ok: restored.ok,
    detail: restored.ok
      ? `The last one is ${hours} hours old, and one was restored ${days} days ago`
      : 'The last restore was not content: run "npm run balcao -- restore --check" and read what it found.',
  }
}

function readRestoreCheck(backupDir: string): { at: Date; ok: boolean } | undefined {
  const file = restoreCheckFile(backupDir)
  if (!existsSync(file)) return undefined
  const { at, ok } = JSON.parse(readFileSync(file, 'utf8'))
  return { at: new Date(at), ok }
}
