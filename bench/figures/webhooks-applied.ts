import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '@balcao/server/db/database'
import { appUrl } from '@balcao/server/db/migrate'
import { workWebhookJob } from '@balcao/server/modules/webhooks/work-webhook.job'
import postgres from 'postgres'
import { Pool } from 'undici'
import type { Figure } from '#figure.ts'
import { buy, forManyBuyers } from '#load/buy.ts'
import { payAtBank } from '#load/pay-at-bank.ts'
import { untilIdle } from '#load/until-idle.ts'
import { compare, rateOfAll } from '#measure.ts'
import { startProduct } from '#processes/start-product.ts'
import { scaled } from '#scaled.ts'
import { analyze } from '#sql/analyze.ts'
import { copyReportedSale, type ReportedSale } from '#sql/copy-reported-sale.ts'
import { openBareClient } from '#sql/open-bare-client.ts'
import { type Recording, recordStatements } from '#sql/record-statements.ts'
import { replay } from '#sql/replay.ts'
import { transactionsOf } from '#sql/transactions-of.ts'
import { writesOf } from '#sql/writes-of.ts'
import type { World } from '#world.ts'

const salesOfARound = scaled(400)
const rounds = 3
const wantedPerSecond = 300
/** As many jobs as a worker runs at once. */
const concurrency = 8
/**
 * Fewer waiting webhooks than the product processes with priority (`earlyOfAccountMax`): arrivals match the
 * processing rate.
 */
const waitingMax = 64
/** Often enough that the worker always has work, and seldom enough to leave it the machine. */
const pollMs = 40

export async function webhooksApplied(world: World): Promise<Figure> {
  const url = appUrl(world.ownerUrl, world.app.secrets.derive('database'))
  const product = await startProduct({ ...world.environment, ...forManyBuyers })
  const pool = new Pool(product.url, { connections: concurrency })
  const owner = postgres(world.ownerUrl, { max: 2, onnotice: () => {} })
  const sql = openBareClient(url, concurrency)
  const sell = () => buy(pool, world.offerId)
  try {
    const recording = await product.withoutWorker(() => recordApplying(world, { url, owner, sell }))
    await analyze(world.ownerUrl)
    let putOff = 0
    const { ratio, range, ...rates } = await compare({
      async ours() {
        const applied = await applyAll(world, { owner, sell })
        putOff += applied.putOff
        return applied.rate
      },
      bare: () => product.withoutWorker(() => replayAll(recording, { owner, sql, sell })),
      rounds,
    })
    return {
      name: 'Webhooks applied a second',
      ours: 'webhooks of the acquirer about Pix payments, as quickly as the worker works them: each is stored, the transaction is read at the acquirer, and the sale is captured with its postings, lots and jobs',
      bare: 'the same rows written by a bare postgres.js loop, in the same transactions, nothing read and nobody asked',
      kind: 'speed',
      ratio,
      range,
      rate: { here: rates.ours, wanted: wantedPerSecond },
      measured: `${Math.round(rates.ours)} to ${Math.round(rates.bare)} webhooks/s, ${salesOfARound} a round; ${putOff} of all ${salesOfARound * (rounds + 1)} put off, because three reads at the acquirer were under way`,
    }
  } finally {
    await sql.end()
    await owner.end()
    await pool.close()
    await product.stop()
  }
}

type Parts = { owner: postgres.Sql; sell(): Promise<string> }

/** The worker is stopped: its processing of the stored webhook runs here, on a recorded connection. */
function recordApplying(
  { app, platformId, bankUrl }: World,
  { url, owner, sell }: Parts & { url: string },
): Promise<Recording<ReportedSale>> {
  return recordStatements(async (onStatement) => {
    const db = openDatabase({ url, replicaUrls: [], poolSize: 1, onStatement })
    const run = async () => {
      const paymentId = await sell()
      await payAtBank(bankUrl, await transactionsOf(owner, [paymentId]))
      for (;;) {
        const [stored] = await owner<ReportedSale[]>`
          select p.id as "paymentId", p.order_id as "orderId", p.transaction_id as "transactionId", w.id as "webhookId"
          from payments p join webhook_inbox w on w.payment_hint = p.id where p.id = ${paymentId}`
        if (stored) {
          await workWebhookJob.run({ ...app, db }, { platformId, webhookId: stored.webhookId })
          return stored
        }
        await pause(pollMs)
      }
    }
    return { run, close: () => db.close() }
  })
}

/**
 * An account allows three concurrent status reads; a webhook that arrives meanwhile is delayed by half a
 * minute and does not count.
 */
type Applied = { rate: number; putOff: number }

async function applyAll({ bankUrl }: World, { owner, sell }: Parts): Promise<Applied> {
  const paymentIds: string[] = []
  await rateOfAll(
    Array.from({ length: salesOfARound }),
    async () => paymentIds.push(await sell()),
    concurrency,
  )
  const transactions = await transactionsOf(owner, paymentIds)
  // The codes are mailed before the first of them is paid.
  await untilIdle(owner)
  const startedOn = new Date()
  const startedAt = performance.now()
  let paid = 0
  for (;;) {
    const [row] = await owner<{ worked: number; applied: number }[]>`
      select count(*)::int as worked, count(*) filter (where state = 'APPLIED')::int as applied
      from webhook_inbox where received_at >= ${startedOn} and state <> 'RECEIVED'`
    const { worked, applied } = row ?? { worked: 0, applied: 0 }
    if (worked === salesOfARound) {
      const rate = (applied * 1000) / (performance.now() - startedAt)
      await untilIdle(owner)
      return { rate, putOff: worked - applied }
    }
    const next = transactions.slice(paid, worked + waitingMax)
    paid += next.length
    await payAtBank(bankUrl, next)
    await pause(pollMs)
  }
}

async function replayAll(
  recording: Recording<ReportedSale>,
  { owner, sql, sell }: Parts & { sql: postgres.Sql },
): Promise<number> {
  const { subject } = recording
  const sales = await copyReportedSale(owner, {
    paymentId: await sell(),
    webhookId: subject.webhookId,
    count: salesOfARound,
  })
  const writes = writesOf(recording)
  const rate = await rateOfAll(
    sales,
    (sale) => replay(sql, writes, new Map(wordsFor(subject, sale))),
    concurrency,
  )
  // No job was due before: these are the jobs of copied sales.
  await owner`delete from graphile_worker._private_jobs where run_at <= now()`
  return rate
}

function wordsFor(recorded: ReportedSale, copied: ReportedSale): [string, string][] {
  return Object.entries(recorded).map(([name, word]) => [word, copied[name as keyof ReportedSale]])
}
