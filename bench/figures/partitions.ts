import postgres from 'postgres'
import type { Figure } from '#figure.ts'
import { compare } from '#measure.ts'
import { scaled } from '#scaled.ts'
import { startDiskCluster } from '#start-disk-cluster.ts'

const rowsOfATable = scaled(10_000_000)
const months = 36
const rounds = 5
const rowsOfABatch = 1_000
const batches = scaled(100)
const pages = scaled(400)
const hashes = 16

type Side = {
  name: string
  key: string
  indexes: readonly string[]
  partitioning?: string
  parts?: readonly string[]
}
type Layout = { columns: string; row: string; sides: readonly Side[] }

const monthParts = Array.from(
  { length: months + 1 },
  (_, month) =>
    `for values from (date_trunc('month', now()) - interval '1 month' * ${months - month - 1}) to (date_trunc('month', now()) - interval '1 month' * ${months - month - 2})`,
)

/** Half of all rows are of the first of two hundred platforms. */
const platform = `(lpad(case when n % 2 = 0 then '1' else (2 + n % 199)::text end, 32, '0'))::uuid`
const at = `date_trunc('month', now()) - interval '1 month' * ${months - 1} + (now() - date_trunc('month', now()) + interval '1 month' * ${months - 1}) * (n::float8 / ${rowsOfATable})`

const trail: Layout = {
  columns:
    'id uuid not null, platform_id uuid not null, at timestamptz(3) not null, actor_user_id uuid, action text not null, subject text not null, reason text, detail jsonb not null, ip text, api_key_id uuid',
  row: `gen_random_uuid(), ${platform}, ${at}, gen_random_uuid(), 'sale.changed', md5((n % 50000)::text), null, '{"before": {"title": "Curso de confeitaria"}, "after": {"title": "Curso de confeitaria fina"}}', '203.0.113.7', null`,
  sides: [
    { name: 'trail_whole', key: 'platform_id, id', indexes: ['platform_id, at', 'platform_id, subject, at'] },
    {
      name: 'trail_by_month',
      key: 'platform_id, at, id',
      indexes: ['platform_id, subject, at'],
      partitioning: 'range (at)',
      parts: monthParts,
    },
  ],
}

const entries: Layout = {
  columns:
    'id bigint not null, platform_id uuid not null, journal_id bigint not null, account_id bigint not null, amount_cents bigint not null, currency text not null, payment_id uuid, posted_at timestamptz(3) not null',
  row: `n, ${platform}, n / 4, n * 7919::bigint % 20000, 19700, 'BRL', null, ${at}`,
  sides: [
    {
      name: 'entries_whole',
      key: 'platform_id, id',
      indexes: [
        'platform_id, journal_id',
        'platform_id, account_id, posted_at, id',
        'platform_id, posted_at, id',
      ],
    },
    {
      name: 'entries_by_hash',
      key: 'platform_id, id',
      indexes: [
        'platform_id, journal_id',
        'platform_id, account_id, posted_at, id',
        'platform_id, posted_at, id',
      ],
      partitioning: 'hash (platform_id)',
      parts: Array.from(
        { length: hashes },
        (_, rest) => `for values with (modulus ${hashes}, remainder ${rest})`,
      ),
    },
    {
      name: 'entries_by_month',
      key: 'platform_id, id, posted_at',
      indexes: [
        'platform_id, journal_id',
        'platform_id, account_id, posted_at, id',
        'platform_id, posted_at, id',
      ],
      partitioning: 'range (posted_at)',
      parts: monthParts,
    },
  ],
}

/** Gain and cost of partitions at ten million rows in each table (decision 0040). */
export async function partitions(): Promise<Figure[]> {
  const cluster = await startDiskCluster()
  const sql = postgres(cluster.url, { max: 1, onnotice: () => {}, fetch_types: false })
  try {
    for (const layout of [trail, entries]) for (const side of layout.sides) await fill(sql, layout, side)
    const platformId = '00000000-0000-0000-0000-000000000001'
    const newest = (table: string, order: string) => (n: number) =>
      sql`select * from ${sql(table)} where platform_id = ${platformId} and ${sql.unsafe(order)} < now() - ${n} * interval '1 minute' order by ${sql.unsafe(order)} desc, id desc limit 26`
    const history = (table: string) => (n: number) =>
      sql`select * from ${sql(table)} where platform_id = ${platformId} and subject = md5(${String((n * 2) % 50_000)}) order by at desc, id desc limit 100`
    const statement = (table: string) => (n: number) =>
      sql`select * from ${sql(table)} where platform_id = ${platformId} and account_id = ${(n * 2) % 20_000} order by posted_at desc, id desc limit 26`
    const journal = (table: string) => (n: number) =>
      sql`select * from ${sql(table)} where platform_id = ${platformId} and journal_id = ${n * 1000}`
    const figures = [
      await contest(sql, 'Rows written a second: trail by month', trail, 'trail_by_month', 'trail_whole'),
      await contestOf(
        'Pages of the whole trail a second: by month',
        newest('trail_by_month', 'at'),
        newest('trail_whole', 'at'),
      ),
      await contestOf(
        'Histories of one subject a second: trail by month',
        history('trail_by_month'),
        history('trail_whole'),
      ),
      await contest(
        sql,
        'Rows written a second: entries by hash',
        entries,
        'entries_by_hash',
        'entries_whole',
      ),
      await contest(
        sql,
        'Rows written a second: entries by month',
        entries,
        'entries_by_month',
        'entries_whole',
      ),
      await contestOf(
        'Pages of a statement a second: entries by hash',
        statement('entries_by_hash'),
        statement('entries_whole'),
      ),
      await contestOf(
        'Pages of a statement a second: entries by month',
        statement('entries_by_month'),
        statement('entries_whole'),
      ),
      await contestOf(
        'Journals read a second: entries by hash',
        journal('entries_by_hash'),
        journal('entries_whole'),
      ),
      await contestOf(
        'Journals read a second: entries by month',
        journal('entries_by_month'),
        journal('entries_whole'),
      ),
    ]
    return [...figures, await removal(sql)]
  } finally {
    await sql.end()
    await cluster.stop()
  }
}

async function fill(sql: postgres.Sql, { columns, row }: Layout, side: Side): Promise<void> {
  const startedAt = performance.now()
  const { name, key, indexes, partitioning, parts = [] } = side
  await sql.unsafe(`create table ${name} (${columns}) ${partitioning ? `partition by ${partitioning}` : ''}`)
  for (const [place, bounds] of parts.entries())
    await sql.unsafe(`create table ${name}_${place} partition of ${name} ${bounds}`)
  await sql.unsafe(`insert into ${name} select ${row} from generate_series(1, ${rowsOfATable}) n`)
  await sql.unsafe(`alter table ${name} add primary key (${key})`)
  for (const index of indexes) await sql.unsafe(`create index on ${name} (${index})`)
  await sql.unsafe(`vacuum analyze ${name}`)
  const [size] = await sql.unsafe(
    `select pg_size_pretty(sum(pg_total_relation_size(relid))) as size from pg_partition_tree('${name}')`,
  )
  const whole =
    size?.size ??
    (await sql.unsafe(`select pg_size_pretty(pg_total_relation_size('${name}')) as size`))[0]?.size
  console.log(
    `\n${name}: ${rowsOfATable} rows, ${whole}, in ${Math.round((performance.now() - startedAt) / 1000)} s`,
  )
}

let written = rowsOfATable

/** Rows of this month, inserted as by the product: one statement per batch, into all indexes. */
function writing(sql: postgres.Sql, { row }: Layout, table: string): () => Promise<number> {
  return async () => {
    const startedAt = performance.now()
    for (let batch = 0; batch < batches; batch += 1) {
      const first = written + 1
      written += rowsOfABatch
      const made = row.replace(at, 'now()')
      await sql.unsafe(`insert into ${table} select ${made} from generate_series(${first}, ${written}) n`)
    }
    return (batches * rowsOfABatch * 1000) / (performance.now() - startedAt)
  }
}

function reading(read: (n: number) => Promise<unknown>): () => Promise<number> {
  return async () => {
    const startedAt = performance.now()
    for (let page = 0; page < pages; page += 1) await read(page)
    return (pages * 1000) / (performance.now() - startedAt)
  }
}

async function contest(
  sql: postgres.Sql,
  name: string,
  layout: Layout,
  ours: string,
  bare: string,
): Promise<Figure> {
  return figureOf(
    name,
    'rows/s',
    await compare({ ours: writing(sql, layout, ours), bare: writing(sql, layout, bare), rounds }),
  )
}

async function contestOf(
  name: string,
  ours: (n: number) => Promise<unknown>,
  bare: (n: number) => Promise<unknown>,
): Promise<Figure> {
  return figureOf(name, 'a second', await compare({ ours: reading(ours), bare: reading(bare), rounds }))
}

function figureOf(
  name: string,
  unit: string,
  { ours, bare, ratio, range }: Awaited<ReturnType<typeof compare>>,
): Figure {
  return {
    name,
    ours: `one connection on a table of ${rowsOfATable} rows of ${months} months in partitions, half of them of one of 200 platforms`,
    bare: 'the same rows and statements on a table without partitions',
    kind: 'speed',
    ratio,
    range,
    measured: `${Math.round(ours)} to ${Math.round(bare)} ${unit}`,
  }
}

/** Removal of the oldest month: as a partition, and as rows that are deleted and vacuumed. */
async function removal(sql: postgres.Sql): Promise<Figure> {
  const took = async (...statements: string[]) => {
    const startedAt = performance.now()
    for (const statement of statements) await sql.unsafe(statement)
    return performance.now() - startedAt
  }
  const dropped = await took(
    'alter table trail_by_month detach partition trail_by_month_0',
    'drop table trail_by_month_0',
  )
  const deleted = await took(
    `delete from trail_whole where at < date_trunc('month', now()) - interval '1 month' * ${months - 2}`,
    'vacuum trail_whole',
  )
  return {
    name: 'Time until a month of the trail is gone',
    ours: 'its partition is detached and dropped',
    bare: 'its rows are deleted, and the table is vacuumed',
    kind: 'cost',
    ratio: dropped / deleted,
    measured: `${dropped.toFixed(0)} to ${deleted.toFixed(0)} ms for ${Math.round(rowsOfATable / months)} rows`,
  }
}
