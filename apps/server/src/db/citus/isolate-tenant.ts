import { setTimeout as wait } from 'node:timers/promises'
import postgres from 'postgres'
import { StartRefusal } from '#kit/postgres/start-refusal.ts'
import { isDistributed, leader } from './is-distributed.ts'

type Node = { id: number; name: string }
type Shard = { id: string; min: string; max: string; node: number }

/**
 * Gives a tenant shards of its own on the worker of this name (host:port) while it sells: Citus copies the rows, repeats later
 * changes, and lets writes wait only for the end of each copy.
 */
export async function isolateTenant(
  ownerUrl: string,
  { platformId, worker }: { platformId: string; worker: string },
): Promise<{ wasAlone: boolean }> {
  const client = postgres(ownerUrl, {
    max: 2,
    connect_timeout: 5,
    onnotice: () => {},
    connection: { application_name: 'balcao isolate' },
  })
  try {
    const workers = await listWorkers(client)
    const target = workers.find(({ name }) => name === worker)
    if (!target)
      throw new StartRefusal(
        `There is no worker ${worker}, only ${workers.map(({ name }) => name).join(', ')}.`,
      )
    const former = await shardOf(client, platformId)
    const wasAlone = former.min === former.max
    const isOver = new AbortController()
    const copying = wasAlone
      ? move(client, former, target.id)
      : split(client, former, { platformId, workers, target })
    await Promise.all([copying.finally(() => isOver.abort()), openWalls(client, isOver.signal)])
    // The former shards, and what an interrupted run has left.
    await client`call citus_cleanup_orphaned_resources()`
    return { wasAlone }
  } finally {
    await client.end({ timeout: 5 })
  }
}

async function listWorkers(client: postgres.Sql): Promise<Node[]> {
  if (!(await isDistributed(client)))
    throw new StartRefusal('The tables of this database are not distributed: there are no shards.')
  return client<Node[]>`
    select nodeid as id, nodename || ':' || nodeport as name from pg_dist_node where isactive and shouldhaveshards order by 2`
}

async function shardOf(client: postgres.Sql, platformId: string): Promise<Shard> {
  const [platform] = await client`select from platforms where platform_id = ${platformId}`
  if (!platform) throw new StartRefusal(`There is no platform ${platformId}.`)
  const [shard] = await client<Shard[]>`
    ${shards(client)} where s.shardid = get_shard_id_for_distribution_column(${leader}, ${platformId}::uuid)`
  if (!shard) throw new Error('a tenant of distributed tables has a shard')
  return shard
}

/** Shards of the leading table; the shards of all other tables lie with them. */
const shards = (client: postgres.Sql) => client`
  select s.shardid as id, s.shardminvalue as min, s.shardmaxvalue as max, n.nodeid as node
  from pg_dist_shard s join pg_dist_placement p on p.shardid = s.shardid join pg_dist_node n on n.groupid = p.groupid`

/**
 * Splits onto another worker, and moves every part from there to its place. A split on the same worker hangs if a row is
 * updated before the new shards have their primary keys (Citus 13.2).
 */
async function split(
  client: postgres.Sql,
  former: Shard,
  { platformId, workers, target }: { platformId: string; workers: Node[]; target: Node },
): Promise<void> {
  const via = target.id === former.node ? workers.find(({ id }) => id !== former.node) : target
  if (!via) throw new StartRefusal('Shards are split onto another worker, and this Citus has only one.')
  const [own] = await client<{ hash: number }[]>`select worker_hash(${platformId}::uuid) as hash`
  if (!own) throw new Error('Citus gave no hash of the platform')
  const { hash } = own
  const ends = [hash - 1, hash].filter((end) => end >= Number(former.min) && end < Number(former.max))
  await client`
    select citus_split_shard_by_split_points(${former.id}::bigint, ${ends.map(String)}::text[],
      ${[...ends, hash].map(() => via.id)}::int[])`
  const parts = await client<Shard[]>`
    ${shards(client)} where s.logicalrelid = ${leader}::regclass
      and s.shardminvalue::int between ${former.min}::int and ${former.max}::int`
  for (const part of parts)
    await move(client, part, part.min === String(hash) && part.max === part.min ? target.id : former.node)
}

async function move(client: postgres.Sql, { id, node }: Shard, target: number): Promise<void> {
  if (node === target) return
  await client`select citus_move_shard_placement(${id}::bigint, ${node}::int, ${target}::int)`
}

const wallLookMs = 500

/**
 * Citus gives the subscription of each copy a role of its own, which may not write behind the wall: the copy would never end.
 * Lets these roles past the wall until Citus drops them.
 */
async function openWalls(client: postgres.Sql, isOver: AbortSignal): Promise<void> {
  const open = `do $do$ declare name text; begin
    set local citus.enable_ddl_propagation = off;
    for name in select rolname from pg_roles
      where rolname ~ '^citus_shard_(move|split)_subscription_role_' and not rolsuper and not rolbypassrls
    loop execute format('alter role %I bypassrls', name); end loop;
  end $do$`
  while (!isOver.aborted) {
    await client`select run_command_on_workers(${open})`
    await wait(wallLookMs)
  }
}
