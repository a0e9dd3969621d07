import { setTimeout as pause } from 'node:timers/promises'
import type postgres from 'postgres'
import { CommandFailure } from '#cli/command.ts'

export type Link = {
  source: postgres.Sql
  target: postgres.Sql
  /** Name of the publication, the slot and the subscription. */
  name: string
}

const slotPatienceMs = 10_000

/** Copies the rows of a platform to the target and then follows their changes. */
export async function openLink(
  { source, target, name }: Link,
  { platformId, sourceUrl, tables }: { platformId: string; sourceUrl: string; tables: readonly string[] },
): Promise<void> {
  const published = tables.map((table) => `${table} where (platform_id = '${platformId}')`)
  // Rows in partitions by month are replicated as rows of their table: the target may have other months.
  await source.unsafe(
    `create publication ${name} for table ${published.join(', ')} with (publish_via_partition_root = true)`,
  )
  await source`select pg_create_logical_replication_slot(${name}, 'pgoutput')`
  const [server] = await target<{ version: number }[]>`
    select current_setting('server_version_num')::int as version`
  const options = [
    'create_slot = false',
    ...((server?.version ?? 0) >= 160_000 ? ['run_as_owner = true'] : []),
  ]
  await target.begin(async (tx) => {
    // A failed statement would go to the log with the password in it.
    await tx`set local log_min_error_statement = panic`
    await tx.unsafe(
      `create subscription ${name} connection '${unfiltered(sourceUrl).replaceAll("'", "''")}' publication ${name} with (${options.join(', ')})`,
    )
  })
}

/** A reader bound by row policies fails instead of copying nothing. */
function unfiltered(url: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}options=-c%20row_security%3Doff`
}

export async function hasLink({ source, target, name }: Link): Promise<boolean> {
  const [published] = await source`select from pg_publication where pubname = ${name}`
  const [subscribed] = await target`select from pg_subscription where subname = ${name}`
  return published !== undefined && subscribed !== undefined
}

/** Ends the link, or removes the remains of an unfinished one, of which one side may be missing. */
export async function dropLink({ source, target, name }: Link): Promise<void> {
  const [subscription] = await target<{ oid: string }[]>`
    select oid::text from pg_subscription where subname = ${name}`
  if (subscription) {
    await target.unsafe(`alter subscription ${name} disable`)
    await target.unsafe(`alter subscription ${name} set (slot_name = none)`)
    await target.unsafe(`drop subscription ${name}`)
  }
  await source.unsafe(`drop publication if exists ${name}`)
  await dropSlots(source, name, subscription?.oid)
}

/** Drops the slot of the link and the slots of its table copies, after ending the sessions that read from them. */
async function dropSlots(
  source: postgres.Sql,
  name: string,
  subscription: string | undefined,
): Promise<void> {
  const copies = `pg\\_${subscription ?? 'none'}\\_sync\\_%`
  const deadline = performance.now() + slotPatienceMs
  for (;;) {
    await source`
      select pg_terminate_backend(active_pid) from pg_replication_slots
      where (slot_name = ${name} or slot_name like ${copies}) and active`
    await source`
      select pg_drop_replication_slot(slot_name) from pg_replication_slots
      where (slot_name = ${name} or slot_name like ${copies}) and not active`
    const [left] = await source`
      select from pg_replication_slots where slot_name = ${name} or slot_name like ${copies}`
    if (!left) return
    if (performance.now() > deadline)
      throw new CommandFailure(`The replication slot ${name} is still read from: repeat the command`)
    await pause(100)
  }
}
