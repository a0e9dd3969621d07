import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import { Pool } from 'undici'
import type { Figure } from '#figure.ts'
import { paymentOf, purchaseRequest } from '#load/buy.ts'
import { percentile, ratePerSecond } from '#measure.ts'
import { coreMs, databaseMs } from '#processes/core-time.ts'
import { startProduct } from '#processes/start-product.ts'
import { scaled } from '#scaled.ts'
import type { World } from '#world.ts'

const buyersAtOnce = 32
const calmMs = scaled(20_000)
const floodMs = scaled(60_000)
const floodFactor = 20
const goal = 0.9
const tickMs = 10
/** Purchases under way at once; more are not sent. */
const connections = 1_024
const betweenVisitsMs = 100
const allowedPageMs = 200
const allowedRecoveryMs = 10_000
/** Purchases in a row without a refusal after which the product has recovered. */
const soldInARow = 50

type Answers = {
  paymentIds: string[]
  refused: number
  withoutRetryAfter: number
  others: number
  /** Requests without an answer, also for lack of a connection. */
  unanswered: number
}

/** Milliseconds on a core, or the number of cores kept busy, by what runs there. */
type Cores = Record<'sender' | 'acquirer' | 'product', number>

const since = (before: Cores, after: Cores, milliseconds: number): Cores => ({
  sender: (after.sender - before.sender) / milliseconds,
  acquirer: (after.acquirer - before.acquirer) / milliseconds,
  product: (after.product - before.product) / milliseconds,
})

/**
 * A flood for a minute: twenty times the purchases that the product can make, sent without waiting for answers. The product
 * refuses most of them, continues to sell, and its pages stay quick.
 */
export async function flood(world: World): Promise<Figure[]> {
  const owner = postgres(world.ownerUrl, { max: 1, onnotice: () => {} })
  const product = await startProduct({ ...world.environment, TRUSTED_PROXIES: '1' })
  const buyers = new Pool(product.url, { connections })
  const visitors = new Pool(product.url, { connections: 16 })
  const buy = async (answers: Answers) => {
    const answer = await buyers.request(purchaseRequest(world.offerId)).catch(() => null)
    const text = await answer?.body.text().catch(() => null)
    if (!answer || text == null) {
      answers.unanswered += 1
      return
    }
    const { statusCode, headers } = answer
    if (statusCode === 200) answers.paymentIds.push(paymentOf(text))
    else if (statusCode !== 503) answers.others += 1
    else {
      answers.refused += 1
      if (headers['retry-after'] === undefined) answers.withoutRetryAfter += 1
    }
  }
  const cores = async (): Promise<Cores> => ({
    sender: await coreMs([process.pid]),
    acquirer: await coreMs([world.acquirerPid]),
    product: (await coreMs(product.pids())) + (await databaseMs(owner)),
  })
  try {
    const calmly = { concurrency: buyersAtOnce, milliseconds: calmMs }
    await ratePerSecond(() => buy(noAnswers()), calmly)
    const calm = noAnswers()
    const atFirst = await cores()
    await ratePerSecond(() => buy(calm), calmly)
    const inCalm = since(atFirst, await cores(), calmMs)
    const maximum = (calm.paymentIds.length * 1_000) / calmMs
    const answers = noAnswers()
    const before = await cores()
    const [{ sent, kept }, visits] = await Promise.all([
      pour(() => buy(answers), maximum * floodFactor),
      visit(visitors, `/checkout/${world.offerId}`),
    ])
    const inFlood = since(before, await cores(), floodMs)
    const sold = (answers.paymentIds.length * 1_000) / floodMs
    const recoveryMs = await recovery(buy)
    await Promise.all(kept)
    const stored = await storedOf(owner, answers.paymentIds)
    const pages = visits.map(({ ms }) => ms)
    const coresText = (name: keyof Cores) => `${inFlood[name].toFixed(2)} (${inCalm[name].toFixed(2)})`
    const at = (share: number) => Math.round(percentile(pages, share))
    return [
      {
        name: `Pix purchases a second in a flood of ${floodFactor} times as many`,
        ours: `purchases made while ${floodFactor} times the maximum are sent for ${floodMs / 1_000} s, without waiting for answers`,
        bare: `the maximum: ${buyersAtOnce} buyers, each of whom buys again once answered, in the same product before the flood`,
        kind: 'speed',
        ratio: sold / maximum,
        goal,
        measured: `${Math.round(sold)} to ${Math.round(maximum)} purchases/s; ${Math.round((sent * 1_000) / floodMs)} sent a second, ${answers.refused} answered 503 (${answers.withoutRetryAfter} without Retry-After), ${answers.others} answered otherwise, ${answers.unanswered} not answered; ${answers.paymentIds.length - stored} of ${answers.paymentIds.length} answered purchases not in the books; cores at work in the flood (before it): sender ${coresText('sender')}, acquirer ${coresText('acquirer')}, product with PostgreSQL ${coresText('product')}`,
      },
      {
        name: 'Checkout page in that flood',
        ours: `GET of the page every ${betweenVisitsMs} ms during the flood, 95 of 100 answered within this time`,
        bare: `the most that is allowed: ${allowedPageMs} ms`,
        kind: 'cost',
        ratio: percentile(pages, 0.95) / allowedPageMs,
        goal: 1,
        measured: `half within ${at(0.5)} ms, 95 of 100 within ${at(0.95)} ms, 99 of 100 within ${at(0.99)} ms; ${visits.filter(({ statusCode }) => statusCode !== 200).length} of ${visits.length} pages turned away`,
      },
      {
        name: 'Recovery after that flood',
        ours: `from the last purchase of the flood to the first of ${soldInARow} purchases in a row, by ${buyersAtOnce} buyers, that are answered with a code to pay`,
        bare: `the most that is allowed: ${allowedRecoveryMs} ms`,
        kind: 'cost',
        ratio: recoveryMs / allowedRecoveryMs,
        goal: 1,
        measured: `${Math.round(recoveryMs)} ms`,
      },
    ]
  } finally {
    await buyers.destroy()
    await visitors.close()
    await product.stop()
    await owner.end()
  }
}

function noAnswers(): Answers {
  return { paymentIds: [], refused: 0, withoutRetryAfter: 0, others: 0, unanswered: 0 }
}

/** Begins this many purchases a second, except purchases for which no connection is free. */
async function pour(buyOnce: () => Promise<void>, perSecond: number) {
  const startedAt = performance.now()
  const kept = new Set<Promise<void>>()
  let due = 0
  let sent = 0
  for (;;) {
    const elapsedMs = performance.now() - startedAt
    if (elapsedMs >= floodMs) return { sent, kept }
    const dueNow = Math.floor((elapsedMs * perSecond) / 1_000)
    for (; due < dueNow; due += 1) {
      if (kept.size >= connections) continue
      sent += 1
      const purchase = buyOnce().finally(() => kept.delete(purchase))
      kept.add(purchase)
    }
    await pause(tickMs)
  }
}

async function visit(visitors: Pool, path: string): Promise<{ statusCode: number; ms: number }[]> {
  const startedAt = performance.now()
  const visits: Promise<{ statusCode: number; ms: number }>[] = []
  const once = async () => {
    const askedAt = performance.now()
    const { statusCode, body } = await visitors.request({
      method: 'GET',
      path,
      headers: { accept: 'text/html', 'accept-encoding': 'br' },
    })
    await body.dump()
    return { statusCode, ms: performance.now() - askedAt }
  }
  while (performance.now() - startedAt < floodMs) {
    visits.push(once())
    await pause(betweenVisitsMs)
  }
  return Promise.all(visits)
}

/** Milliseconds until the first of the purchases in a row without a refusal begins. */
async function recovery(buy: (answers: Answers) => Promise<void>): Promise<number> {
  const startedAt = performance.now()
  let calmSince = startedAt
  let inARow = 0
  const buyer = async () => {
    while (inARow < soldInARow) {
      const answers = noAnswers()
      const begunAt = performance.now()
      await buy(answers)
      if (answers.paymentIds.length === 0) inARow = 0
      else if (++inARow === 1) calmSince = begunAt
    }
  }
  await Promise.all(Array.from({ length: buyersAtOnce }, buyer))
  return calmSince - startedAt
}

async function storedOf(owner: postgres.Sql, paymentIds: readonly string[]): Promise<number> {
  const [row] = await owner<{ count: number }[]>`
    select count(*)::int as count from payments where id = any(${[...paymentIds]})`
  return row?.count ?? 0
}
