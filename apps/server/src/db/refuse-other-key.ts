import { createHmac } from 'node:crypto'
import type postgres from 'postgres'
import { StartRefusal } from '#kit/postgres/start-refusal.ts'

/**
 * Stops a process with another master key than the installation's: it could open no credential, so every purchase would
 * fail, and it would change the password of the role that all other processes use. The first start stores a fingerprint
 * of its key, which reveals nothing; a start that has the stored key as a former key replaces the fingerprint.
 */
export async function refuseOtherKey(
  client: postgres.Sql,
  key: Buffer,
  formerKeys: readonly Buffer[],
): Promise<void> {
  const print = printOf(key)
  await client.unsafe(`create schema if not exists app;
    create table if not exists app.master_key (print text not null, is_only boolean primary key default true check (is_only))`)
  await client`insert into app.master_key (print) values (${print}) on conflict do nothing`
  await client`update app.master_key set print = ${print} where print = any(${formerKeys.map(printOf)})`
  await requireKnownKey(client, key)
}

/** The same for a start that leaves migrations to a job: it changes nothing. */
export async function requireKnownKey(client: postgres.Sql, key: Buffer): Promise<void> {
  const [known] = await client<{ print: string }[]>`select print from app.master_key`
  if (known?.print !== printOf(key))
    throw new StartRefusal(
      'BALCAO_MASTER_KEY is not the key that this database was set up with: its secrets could not be opened. Give the former key in BALCAO_FORMER_MASTER_KEYS.',
    )
}

/** Fingerprint of the key derived for the database. */
export function printOf(key: Buffer): string {
  return createHmac('sha256', key).update('print of the master key').digest('base64url')
}
