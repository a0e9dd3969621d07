import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { canReach, giveTo, type PostgresOwner } from './postgres-owner.ts'
import { StartRefusal } from './start-refusal.ts'

/** Subfolder of a backup folder with the archived write-ahead log, one file for each 16 MB. */
export const journalDir = (backupDir: string) => join(backupDir, 'journal')

/** Makes the folder to which PostgreSQL archives its write-ahead log. */
export function prepareArchive(backupDir: string, owner: PostgresOwner): string {
  const folder = journalDir(backupDir)
  try {
    // The database's user can traverse to its own folder, and no other user can read the other folders.
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
 * A file gets its name last, once it is on the disk. An existing file counts if it is the same: PostgreSQL may have
 * crashed before it noted the success.
 */
export function archiveSettings(folder: string): Record<string, string> {
  const file = `'${folder}/%f'`
  return {
    archive_mode: 'on',
    archive_command: `if test -f ${file}; then cmp -s %p ${file}; else cp %p ${file}.part && sync ${file}.part && mv ${file}.part ${file}; fi`,
    // At most this much is lost with a disk, besides segments that did not arrive.
    archive_timeout: '60s',
  }
}
