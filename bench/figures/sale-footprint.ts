import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import { Pool } from 'undici'
import type { Figure } from '#figure.ts'
import { buy, forManyBuyers } from '#load/buy.ts'
import { payAtBank } from '#load/pay-at-bank.ts'
import { untilIdle } from '#load/until-idle.ts'
import { rateOfAll } from '#measure.ts'
import { coreMs, databaseMs } from '#processes/core-time.ts'
import { startProduct } from '#processes/start-product.ts'
import { scaled } from '#scaled.ts'
import { analyze } from '#sql/analyze.ts'
import { transactionsOf } from '#sql/transactions-of.ts'
import type { World } from '#world.ts'

const warmUpSales = scaled(200)
const sales = scaled(1_000)
const concurrency = 8
/** Fewer paid and unbooked sales than webhooks that the product works with priority (`earlyOfAccountMax`). */
const openMax = 64
const pollMs = 40
/** Two tables whose contents are removed in time, and the largest table whose rows stay. */
const largestTables = ['mails', 'webhook_inbox', 'payments']
const allowedBytes = 32_768
const allowedMs = 100

/** Milliseconds on a core. */
type CoreTime = { web: number; worker: number; database: number }

/**
 * Disk space and core time of one sale. Of all figures these depend least on other load on the machine. The worker is
 * stopped while the buyers buy, so that purchases and their jobs are counted separately.
 */
export async function saleFootprint(world: World): Promise<Figure[]> {
  const owner = postgres(world.ownerUrl, { max: 1, onnotice: () => {} })
  const product = await startProduct({ ...world.environment, ...forManyBuyers })
  const pool = new Pool(product.url, { connections: concurrency })
  const sell = async (count: number) => {
    const paymentIds: string[] = []
    const buyOnce = async () => paymentIds.push(await buy(pool, world.offerId))
    await product.withoutWorker(() => rateOfAll(Array.from({ length: count }), buyOnce, concurrency))
    return paymentIds
  }
  const finish = async (paymentIds: readonly string[]) => {
    await untilIdle(owner)
    const transactions = await transactionsOf(owner, paymentIds)
    for (let paid = 0; ; ) {
      const approved = await approvedOf(owner, paymentIds)
      if (approved === paymentIds.length) break
      const next = transactions.slice(paid, approved + openMax)
      paid += next.length
      await payAtBank(world.bankUrl, next)
      await pause(pollMs)
    }
    await untilIdle(owner)
  }
  try {
    await finish(await sell(warmUpSales))
    await analyze(world.ownerUrl)
    const [worker, ...web] = product.pids()
    const coreTime = async (): Promise<CoreTime> => ({
      web: await coreMs(web),
      worker: await coreMs([worker ?? 0]),
      database: await databaseMs(owner),
    })
    const sizeBefore = await sizeOf(owner)
    const before = await coreTime()
    const paymentIds = await sell(sales)
    const bought = await coreTime()
    await finish(paymentIds)
    const after = await coreTime()
    const sizeAfter = await sizeOf(owner)
    const journal = (sizeAfter.journal - sizeBefore.journal) / sales
    const bytesIn = (table: string) =>
      ((sizeAfter.tables.get(table) ?? 0) - (sizeBefore.tables.get(table) ?? 0)) / sales
    const bytes = [...sizeAfter.tables.keys()].reduce((sum, table) => sum + bytesIn(table), 0)
    const largest = largestTables.map((table) => `${table} ${Math.round(bytesIn(table))}`)
    const purchase = {
      web: (bought.web - before.web) / sales,
      database: (bought.database - before.database) / sales,
    }
    const following = {
      // A webhook is received by a web process.
      web: (after.web - bought.web) / sales,
      worker: (after.worker - before.worker) / sales,
      database: (after.database - bought.database) / sales,
    }
    const total = [...Object.values(purchase), ...Object.values(following)].reduce((sum, ms) => sum + ms, 0)
    const inMs = (ms: number) => `${ms.toFixed(1)} ms`
    return [
      {
        name: 'Disk of a paid Pix sale',
        ours: `growth of all tables and their indexes over ${sales} sales that are bought, mailed, paid and booked, divided by their number`,
        bare: `the most that is allowed: ${allowedBytes} bytes`,
        kind: 'cost',
        ratio: bytes / allowedBytes,
        goal: 1,
        measured: `${Math.round(bytes)} bytes, most of them in ${largest.join(', ')}; ${Math.round(journal)} bytes of PostgreSQL's journal, without images of whole pages`,
      },
      {
        name: 'Core time of a paid Pix sale',
        ours: 'time that the processes of the product and of PostgreSQL spent on a core, for each of the same sales',
        bare: `the most that is allowed: ${allowedMs} ms`,
        kind: 'cost',
        ratio: total / allowedMs,
        goal: 1,
        measured: `purchase: web ${inMs(purchase.web)}, PostgreSQL ${inMs(purchase.database)}; mail, webhook and books: web ${inMs(following.web)}, worker ${inMs(following.worker)}, PostgreSQL ${inMs(following.database)}`,
      },
    ]
  } finally {
    await pool.close()
    await product.stop()
    await owner.end()
  }
}

async function approvedOf(owner: postgres.Sql, paymentIds: readonly string[]): Promise<number> {
  const [row] = await owner<{ count: number }[]>`
    select count(*)::int as count from payments where id = any(${[...paymentIds]}) and status = 'APPROVED'`
  return row?.count ?? 0
}

type Size = { tables: Map<string, number>; journal: number }

async function sizeOf(owner: postgres.Sql): Promise<Size> {
  await owner`vacuum`
  const tables = await owner<{ name: string; bytes: number }[]>`
    select relname as name, pg_total_relation_size(oid)::float8 as bytes
    from pg_class where relnamespace in ('public'::regnamespace, 'months'::regnamespace) and relkind = 'r'`
  const [written] = await owner<{ bytes: number }[]>`
    select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as bytes`
  return {
    tables: new Map(tables.map(({ name, bytes }) => [name, bytes])),
    journal: written?.bytes ?? 0,
  }
}
