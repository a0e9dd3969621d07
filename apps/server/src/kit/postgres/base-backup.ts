import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import postgres from 'postgres'
import { journalDir } from './archive.ts'
import { copyCluster } from './copy-cluster.ts'

/** A base backup: a copy of the cluster from which the archived write-ahead log leads to every later instant. */
export type BaseBackup = {
  folder: string
  /** Earliest instant that can be restored; before it the copy is not consistent. */
  endedAt: Date
  /** First segment of the write-ahead log that it needs. */
  firstJournal: string
  /** Folders of the cluster, since a bucket keeps no empty folders. */
  folders: string[]
  /** Number of files of the cluster: an incomplete copy of the backup has fewer. */
  fileCount: number
}

type Taking = { url: string; dataDir: string; backupDir: string; now: () => Date }

const manifestName = 'manifest.json'
const basesDir = (backupDir: string) => join(backupDir, 'base')

/** Takes a base backup of a running embedded cluster and of the files beside it. Sales go on meanwhile. */
export async function takeBaseBackup({ url, dataDir, backupDir, now }: Taking): Promise<BaseBackup> {
  const [former] = listBaseBackups(backupDir)
  const folder = join(basesDir(backupDir), now().toISOString().replaceAll(':', '-'))
  const unfinished = `${folder}.unfinished`
  mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  // The backup belongs to the session that started it.
  const sql = postgres(url, { max: 1, idle_timeout: 0, onnotice: () => {} })
  try {
    const [begun] = await sql<{ journal: string }[]>`
      select pg_walfile_name(pg_backup_start('balcao', true)) as journal`
    copyCluster(join(dataDir, 'postgres/data'), join(unfinished, 'data'))
    // Waits until the write-ahead log up to here is archived.
    const [ended] = await sql<{ label: string; at: Date }[]>`
      select labelfile as label, clock_timestamp() as at from pg_backup_stop(true)`
    if (!begun || !ended) throw new Error('PostgreSQL did not answer')
    writeFileSync(join(unfinished, 'data/backup_label'), ended.label)
    // The login of the cluster's owner, which a restore on another machine needs. The master key is not here.
    cpSync(join(dataDir, 'postgres/password'), join(unfinished, 'password'))
    const files = join(dataDir, 'files')
    if (existsSync(files)) copyFiles(files, join(unfinished, 'files'), former && join(former.folder, 'files'))
    const manifest = {
      endedAt: ended.at,
      firstJournal: begun.journal,
      ...describeFolder(join(unfinished, 'data')),
    }
    writeFileSync(join(unfinished, manifestName), JSON.stringify(manifest))
    renameSync(unfinished, folder)
    return { folder, ...manifest }
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    throw error
  } finally {
    await sql.end({ timeout: 1 })
  }
}

export function describeFolder(folder: string): Pick<BaseBackup, 'folders' | 'fileCount'> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory())
  return {
    folders: folders.map(({ parentPath, name }) => relative(folder, join(parentPath, name))),
    fileCount: entries.length - folders.length,
  }
}

/** An object unchanged since the former backup takes no room: both backups link to the same file. */
function copyFiles(from: string, to: string, former: string | undefined): void {
  mkdirSync(to, { mode: 0o700 })
  for (const entry of readdirSync(from, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue
    const source = join(entry.parentPath, entry.name)
    const path = source.slice(from.length)
    const target = join(to, path)
    mkdirSync(dirname(target), { recursive: true, mode: 0o700 })
    const kept = former && join(former, path)
    if (kept && isSame(source, kept)) linkSync(kept, target)
    else cpSync(source, target, { preserveTimestamps: true, force: true })
  }
}

function isSame(source: string, kept: string): boolean {
  const [one, other] = [source, kept].map((path) => statSync(path, { throwIfNoEntry: false }))
  // A copied time is rounded.
  return one?.size === other?.size && Math.abs((one?.mtimeMs ?? 0) - (other?.mtimeMs ?? 0)) < 1
}

/** All complete base backups, newest first. */
export function listBaseBackups(backupDir: string): BaseBackup[] {
  const bases = basesDir(backupDir)
  if (!existsSync(bases)) return []
  return readdirSync(bases)
    .filter((name) => existsSync(join(bases, name, manifestName)) && !name.endsWith('.unfinished'))
    .sort()
    .reverse()
    .map((name) => {
      const manifest = JSON.parse(readFileSync(join(bases, name, manifestName), 'utf8'))
      return { ...manifest, folder: join(bases, name), endedAt: new Date(manifest.endedAt) }
    })
}

/** Removes all but the newest backups, and the write-ahead log before the oldest kept one. */
export function pruneBackups(backupDir: string, keep: number): void {
  const all = listBaseBackups(backupDir)
  for (const { folder } of all.slice(keep)) rmSync(folder, { recursive: true })
  const oldest = all.slice(0, keep).at(-1)
  if (oldest === undefined) return
  for (const name of readdirSync(journalDir(backupDir)))
    if (isBefore(name, oldest.firstJournal)) rmSync(join(journalDir(backupDir), name))
}

const journalName = /^[0-9A-F]{24}$/

/** The first eight digits are the timeline, which a restore raises; the rest gives the order. */
export function isBefore(name: string, first: string): boolean {
  return journalName.test(name) && name.slice(8) < first.slice(8)
}
