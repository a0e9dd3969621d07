import { copyFileSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Files of the primary's own run, which are not copied. */
const leftBehind = new Set(['postmaster.pid', 'postmaster.opts', 'standby.signal', 'pg_internal.init'])
/** The write-ahead log is copied empty: a recovery from the copy gets it from the primary or from the archive. */
const copiedEmpty = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])

/**
 * Copies the folder of a running cluster between `pg_backup_start` and `pg_backup_stop`, as pg_basebackup
 * would: the embedded binaries lack that tool.
 */
export function copyCluster(from: string, to: string): void {
  mkdirSync(to, { mode: 0o700 })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = join(from, entry.name)
    const target = join(to, entry.name)
    if (leftBehind.has(entry.name)) continue
    if (copiedEmpty.has(entry.name)) makeEmpty(source, target)
    else if (entry.isDirectory()) copyCluster(source, target)
    else copyUnlessGone(source, target)
  }
}

function makeEmpty(source: string, target: string): void {
  mkdirSync(target, { mode: 0o700 })
  for (const entry of readdirSync(source, { withFileTypes: true }))
    if (entry.isDirectory() && source.endsWith('pg_wal')) mkdirSync(join(target, entry.name), { mode: 0o700 })
}

/** A running primary deletes files during the copy; its write-ahead log repeats the deletion on the copy. */
function copyUnlessGone(source: string, target: string): void {
  try {
    copyFileSync(source, target)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}
