import { spawnSync } from 'node:child_process'
import { lchownSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The user that PostgreSQL runs as if we are root, since it refuses to run as root. Undefined means: as ourselves.
 */
export type PostgresOwner = { uid: number; gid: number } | undefined

const nobody = { uid: 65534, gid: 65534 }

type Whereabouts = { projectDir: string; postgresDir: string }

/**
 * Owner of the cluster. An existing cluster keeps its owner, so that a user account added later does not lock us
 * out of it. Otherwise the owner is the owner of the project, else the account `postgres`, else the account
 * `nobody`.
 */
export function choosePostgresOwner({ projectDir, postgresDir }: Whereabouts): PostgresOwner {
  if (process.getuid?.() !== 0) return undefined
  return (
    ordinaryOwnerOf(join(postgresDir, 'data')) ??
    ordinaryOwnerOf(projectDir) ??
    accountNamed('postgres') ??
    nobody
  )
}

function ordinaryOwnerOf(path: string): PostgresOwner {
  const found = lstatSync(path, { throwIfNoEntry: false })
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined
}

function accountNamed(name: string): PostgresOwner {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined
}

/** Tested by the kernel as that user, because modes alone ignore access lists and mount options. */
export function canReach(path: string, owner: PostgresOwner): boolean {
  if (owner === undefined) return true
  return (
    spawnSync('/bin/sh', ['-c', 'test -x "$0"', path], { ...owner, cwd: '/', stdio: 'ignore' }).status === 0
  )
}

export function giveTo(owner: PostgresOwner, path: string): void {
  if (owner === undefined) return
  const found = lstatSync(path)
  if (found.uid !== owner.uid || found.gid !== owner.gid) lchownSync(path, owner.uid, owner.gid)
  if (found.isDirectory()) for (const name of readdirSync(path)) giveTo(owner, join(path, name))
}
