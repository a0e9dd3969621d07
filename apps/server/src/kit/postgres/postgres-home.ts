import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { join } from 'node:path'
import { makeDataFolder } from './make-data-folder.ts'
import { canReach, choosePostgresOwner, giveTo, type PostgresOwner } from './postgres-owner.ts'
import { StartRefusal } from './start-refusal.ts'

const projectDir = join(import.meta.dirname, '../../../../..')

/**
 * One folder for everything that PostgreSQL reads and writes: data/, the password, the port, the log and,
 * where needed, native/.
 */
export type PostgresHome = { path: string; owner: PostgresOwner }

/**
 * The folder is `<dataDir>/postgres`. Under a path that its user cannot traverse, such as /root, a link of
 * that name leads to a folder of /var/tmp instead, which survives a restart of the machine.
 */
export function preparePostgresHome(dataDir: string): PostgresHome {
  makeDataFolder(dataDir)
  const link = join(dataDir, 'postgres')
  const owner = choosePostgresOwner({ projectDir, postgresDir: link })
  const elsewhere = linkTarget(link)
  if (elsewhere !== undefined) return claim(elsewhere, owner)

  const home = claim(link, owner)
  if (canReach(link, owner)) return home
  if (existsSync(join(link, 'data')))
    throw new StartRefusal(
      `PostgreSQL's folder ${link} is out of reach for the user that owns it: allow it through the folders above, or remove it with "npm run reset".`,
    )
  rmSync(link, { recursive: true })
  const away = claim(awayFrom(dataDir), owner)
  symlinkSync(away.path, link)
  return away
}

/** Removes the folder and the target of its link. */
export function removePostgresHome(dataDir: string): void {
  const link = join(dataDir, 'postgres')
  const elsewhere = linkTarget(link)
  if (elsewhere !== undefined) rmSync(elsewhere, { recursive: true, force: true })
  rmSync(link, { recursive: true, force: true })
}

function linkTarget(path: string): string | undefined {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ? readlinkSync(path) : undefined
}

function awayFrom(dataDir: string): string {
  const name = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 16)
  return `/var/tmp/balcao-${name}`
}

function claim(path: string, owner: PostgresOwner): PostgresHome {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  const found = lstatSync(path)
  const rightful = [0, process.getuid?.(), owner?.uid].includes(found.uid)
  // /var/tmp is writable by all users: another user's folder under our name must not get the password.
  if (!found.isDirectory() || !rightful)
    throw new StartRefusal(
      `${path} belongs to somebody else: remove it, or set BALCAO_DATA_DIR to another folder.`,
    )
  giveTo(owner, path)
  chmodSync(path, 0o700)
  return { path, owner }
}
