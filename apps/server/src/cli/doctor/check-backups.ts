import type postgres from 'postgres'
import type { Config } from '#config.ts'
import type { Check } from './check.ts'

const name = 'backups'

export type Archiver = { mode: string; archivedAt: Date | null; failedAt: Date | null }

/**
 * Whether the database archives its write-ahead log, from which every instant can be restored, or a named
 * party makes backups.
 */
export async function checkBackups(sql: postgres.Sql, { isDemo, backupsMadeBy }: Config): Promise<Check> {
  if (isDemo) return { name, ok: true, detail: 'The demo needs none' }
  if (backupsMadeBy !== undefined)
    return { name, ok: true, detail: `Made by ${backupsMadeBy}, as BALCAO_BACKUPS says` }
  const [archiver] = await sql<Archiver[]>`
    select current_setting('archive_mode') as mode, last_archived_time as "archivedAt", last_failed_time as "failedAt"
    from pg_stat_archiver`
  return judgeArchiver(archiver)
}

export function judgeArchiver(archiver: Archiver | undefined): Check {
  if (!archiver || archiver.mode === 'off' || (archiver.archivedAt === null && archiver.failedAt === null))
    return {
      name,
      ok: false,
      detail:
        'Nothing shows that any are made: archive the journal of the database (archive_mode), or name in BALCAO_BACKUPS who makes them.',
    }
  const { archivedAt, failedAt } = archiver
  if (archivedAt === null || (failedAt !== null && failedAt > archivedAt))
    return { name, ok: false, detail: 'The last attempt to archive the journal failed: see archive_command.' }
  return { name, ok: true, detail: `The journal was archived at ${archivedAt.toISOString()}` }
}
