import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { canReach, giveTo, type PostgresOwner } from './postgres-owner.ts'
import { StartRefusal } from './start-refusal.ts'

/** Folder of a backup folder that holds the archived journal (write-ahead log), one file for each 16 MB. */
export const journalDir = (backupDir: string) => join(backupDir, 'journal')

/** Makes the folder that PostgreSQL archives its journal to. */
export function prepareArchive(backupDir: string, owner: PostgresOwner): string {
  const folder = journalDir(backupDir)
  try {
    // The database's user gets through to its own folder, and nobody else sees what is in the others.
    mkdirSync(backupDir, { recursive: true, mode: 0o711 })
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    giveTo(owner, folder)
  } catch {
    throw new StartRefusal(`BALCAO_BACKUP_DIR ${backupDir} cannot be written: mend its owner.`)
  }
  if (!canReach(folder, owner))
    throw new StartRefusal(
      `BALCAO_BACKUP_DIR ${backupDir} is out of reach for the user of the database: allow it through the folders above.`,
    )
  return folder
}

/**
 * A file gets its name last, on the disk. One that is there already counts if it is the same: PostgreSQL may
 * have crashed before it noted the success.
 */
export function archiveSettings(folder: string): Record<string, string> {
  const file = `'${folder}/%f'`
  return {
    archive_mode: 'on',
    archive_command: `if test -f ${file}; then cmp -s %p ${file}; else cp %p ${file}.part && sync ${file}.part && mv ${file}.part ${file}; fi`,
    // What a lost disk may cost at most, besides the files that did not arrive.
    archive_timeout: '60s',
  }
}
