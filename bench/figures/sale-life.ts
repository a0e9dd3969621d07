import { setTimeout as pause } from 'node:timers/promises'
import { startTestCluster } from '@balcao/server/kit/postgres/test-cluster'
import postgres from 'postgres'
import { Pool } from 'undici'
import type { Figure } from '#figure.ts'
import { buy, forManyBuyers } from '#load/buy.ts'
import { payAtBank } from '#load/pay-at-bank.ts'
import { untilIdle } from '#load/until-idle.ts'
import { ratePerSecond } from '#measure.ts'
import { coreMs, databaseMs } from '#processes/core-time.ts'
import { startProduct } from '#processes/start-product.ts'
import { isWhole, scaled } from '#scaled.ts'
import { analyze } from '#sql/analyze.ts'
import { transactionsOf } from '#sql/transactions-of.ts'
import { startWorld } from '#world.ts'

const concurrency = 32
const warmUpMs = scaled(60_000)
const rushMs = scaled(300_000)
const wantedPerSecond = 100
/** Milliseconds on two cores for each of the wanted sales. */
const allowedMs = (2 * 1000) / wantedPerSecond
/** Buyers wait here, so that no queue grows: the figure is the rate that the product sustains. */
const openMax = 64
const pollMs = 100

/**
 * A sale with all its consequences: bought through HTTP, paid at the bank, reported by webhook, applied and mailed, until the
 * queue is idle. On a PostgreSQL of its own, which counts its statements.
 */
export async function saleLife(): Promise<Figure[]> {
  const cluster = await startTestCluster({
    shared_preload_libraries: 'pg_stat_statements',
    // PostgreSQL's default. A young database that is analysed more often plans its statements anew each time.
    autovacuum_naptime: '1min',
  })
  const world = await startWorld(cluster.adminUrl)
  const measuring = await openMeasuring(world.ownerUrl)
  const product = await startProduct({ ...world.environment, ...forManyBuyers })
  const pool = new Pool(product.url, { connections: concurrency })
  let sold = 0
  let isCrowded = false
  const watch = setInterval(async () => {
    isCrowded = (await waitingIn(measuring)) > openMax
  }, pollMs)
  const live = async () => {
    const paymentId = await buy(pool, world.offerId)
    await payAtBank(world.bankUrl, await transactionsOf(measuring, [paymentId]))
    sold += 1
    while (isCrowded) await pause(pollMs)
  }
  /** A webhook that arrives while three reads at the acquirer are under way is processed half a minute later. */
  const untilApplied = async () => {
    while ((await waitingIn(measuring)) > 0) await pause(pollMs)
    await untilIdle(measuring)
  }
  try {
    await ratePerSecond(live, { concurrency, milliseconds: warmUpMs })
    await untilApplied()
    await analyze(world.ownerUrl)
    await measuring`select pg_stat_statements_reset()`
    const [worker = 0, ...web] = product.pids()
    const count = async () => ({
      web: await coreMs(web),
      worker: await coreMs([worker]),
      database: await databaseMs(measuring),
      acquirer: await coreMs([world.acquirerPid]),
      buyers: await coreMs([process.pid]),
      ...(await countedBy(measuring)),
    })
    const before = await count()
    const soldBefore = sold
    const startedAt = performance.now()
    await ratePerSecond(live, { concurrency, milliseconds: rushMs })
    await untilApplied()
    const seconds = (performance.now() - startedAt) / 1000
    const after = await count()
    const sales = sold - soldBefore
    if (!isWhole)
      console.log(
        await measuring`select sessions, xact_commit, xact_rollback from pg_stat_database where datname=current_database()`,
      )
    if (!isWhole) console.log(await dearestStatements(measuring, sales))
    const each = (name: keyof typeof before) => (after[name] - before[name]) / sales
    const [webMs, workerMs, sqlMs] = [each('web'), each('worker'), each('database')]
    const totalMs = webMs + workerMs + sqlMs
    const perSecond = sales / seconds
    return [
      {
        name: "A sale's whole life, core time",
        ours: 'time that the processes of the product and of PostgreSQL spent on a core for a Pix sale: bought through HTTP by 32 buyers at once, paid, told by webhook, applied and mailed, until the queue is idle',
        bare: `what two cores have for each of ${wantedPerSecond} sales a second: ${allowedMs} ms`,
        kind: 'cost',
        ratio: totalMs / allowedMs,
        goal: 1,
        rate: { here: perSecond, wanted: wantedPerSecond },
        measured: `web ${webMs.toFixed(1)} ms, worker ${workerMs.toFixed(1)} ms, PostgreSQL ${sqlMs.toFixed(1)} ms; beside them the acquirer ${each('acquirer').toFixed(1)} ms and the buyers ${each('buyers').toFixed(1)} ms; ${sales} sales, ${perSecond.toFixed(1)} a second, and ${(2000 / totalMs).toFixed(0)} if two cores had nothing else to do; ${each('statements').toFixed(1)} statements, ${each('jobs').toFixed(1)} jobs and ${Math.round(each('journal'))} bytes of PostgreSQL's journal for each`,
      },
    ]
  } finally {
    clearInterval(watch)
    await pool.close()
    await product.stop()
    await measuring.end()
    await world.stop()
    await cluster.stop()
  }
}

/** As a role of its own, so that statements of the bench are not counted. */
async function openMeasuring(ownerUrl: string): Promise<postgres.Sql> {
  const owner = postgres(ownerUrl, { max: 1, onnotice: () => {} })
  await owner`create extension pg_stat_statements`
  await owner`create role measuring superuser login password 'measuring'`
  await owner.end()
  const url = new URL(ownerUrl)
  url.username = 'measuring'
  url.password = 'measuring'
  return postgres(url.href, { max: 4, onnotice: () => {} })
}

async function countedBy(
  measuring: postgres.Sql,
): Promise<{ statements: number; jobs: number; journal: number }> {
  const [counted] = await measuring<{ statements: number; jobs: number; journal: number }[]>`
    select
      (select coalesce(sum(calls), 0)::float8 from pg_stat_statements where userid <> 'measuring'::regrole) as statements,
      pg_sequence_last_value(pg_get_serial_sequence('graphile_worker._private_jobs', 'id')::regclass)::float8 as jobs,
      pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as journal`
  if (!counted) throw new Error('PostgreSQL counted nothing')
  return counted
}

async function waitingIn(measuring: postgres.Sql): Promise<number> {
  const [row] = await measuring<{ count: number }[]>`
    select count(*)::int as count from webhook_inbox where state = 'RECEIVED'`
  return row?.count ?? 0
}

/** Table of the statements with the most core time per sale. */
async function dearestStatements(measuring: postgres.Sql, sales: number): Promise<string> {
  const rows = await measuring<
    { ms: number; calls: number; blocks: number; journal: number; text: string }[]
  >`
    select sum(total_exec_time) / ${sales} as ms, sum(calls)::float8 / ${sales} as calls,
      sum(shared_blks_hit)::float8 / ${sales} as blocks, sum(wal_bytes)::float8 / ${sales} as journal,
      regexp_replace(query, '\\s+', ' ', 'g') as text
    from pg_stat_statements where userid <> 'measuring'::regrole
    group by text order by ms desc limit 130`
  return rows
    .map(
      ({ ms, calls, blocks, journal, text }) =>
        `${ms.toFixed(3)} ms ${calls.toFixed(2)} calls ${blocks.toFixed(0)} blocks ${journal.toFixed(0)} bytes  ${text.slice(0, 260)}`,
    )
    .join('\n')
}
