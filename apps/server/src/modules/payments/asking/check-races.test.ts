import { afterEach, beforeEach, expect, test } from 'vitest'
import type { App } from '#app.ts'
import { jobs } from '#jobs.ts'
import { drainJobs } from '#test/drain-jobs.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { createShop, type Shop } from '#test/shop.ts'
import { checkPaymentJob } from './check-payment.job.ts'

let shop: Shop

beforeEach(async () => {
  shop = await createShop()
  shop.sandbox.faults.always({ operation: 'webhook', kind: 'lose' })
})
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
  await shop.stop()
})

const pay = (code: string | undefined) => shop.sandbox.bank.pay(code ?? '')
const journalsOf = async (paymentId: string) =>
  (await shop.owner`select rule from ledger_journals where subject_id = ${paymentId}`).map(({ rule }) => rule)
const ask = (paymentId: string, app: App = shop.app) =>
  checkPaymentJob.run(app, { platformId: shop.platformId, paymentId, round: 0 })

test('a worker that dies with the answer has already planned the next read', async () => {
  const { paymentId, payment } = await shop.buy()
  await pay(payment.pix?.code)
  shop.clock.advance({ seconds: 30 })
  let transactions = 0
  const transaction: App['db']['transaction'] = async (platformId, work) => {
    transactions += 1
    if (transactions > 1) throw new Error('The process died here')
    return shop.app.db.transaction(platformId, work)
  }
  await drainJobs({ ...shop.app, db: { ...shop.app.db, transaction } }, shop.ownerUrl, jobs)
  expect(transactions).toBeGreaterThan(1)
  expect(await shop.statusOf(paymentId)).toBe('PENDING')
  shop.clock.advance({ minutes: 1 })
  await shop.drainJobs()
  expect(await shop.statusOf(paymentId)).toBe('APPROVED')
  expect(await journalsOf(paymentId)).toEqual(['sale.approved'])
})

test('two workers that read one payment book it once and leave one planned read', async () => {
  const { paymentId, payment } = await shop.buy()
  shop.clock.advance({ seconds: 30 })
  await Promise.all([ask(paymentId), ask(paymentId)])
  const planned = () => shop.owner`
    select 1 from graphile_worker._private_jobs where key = ${`check-payment:${paymentId}`}`
  expect(await planned()).toHaveLength(1)
  await pay(payment.pix?.code)
  await Promise.all([ask(paymentId), ask(paymentId), ask(paymentId)])
  expect(await shop.statusOf(paymentId)).toBe('APPROVED')
  expect(await journalsOf(paymentId)).toEqual(['sale.approved'])
})

test('a webhook that arrives while the acquirer still answers "not paid" is not undone by that answer', async () => {
  shop.sandbox.faults.clear()
  const { paymentId, payment } = await shop.buy()
  shop.clock.advance({ seconds: 30 })
  const { send } = shop.app.transport
  let isPaid = false
  const transport: App['transport'] = {
    ...shop.app.transport,
    // The answer says "waiting"; before it arrives, the buyer pays and the webhook is processed.
    send: async (request) => {
      const answer = await send(request)
      if (!isPaid) {
        isPaid = true
        await pay(payment.pix?.code)
        await shop.settle()
      }
      return answer
    },
  }
  await ask(paymentId, { ...shop.app, transport })
  expect(await shop.statusOf(paymentId)).toBe('APPROVED')
  expect(await journalsOf(paymentId)).toEqual(['sale.approved'])
  const events =
    await shop.owner`select outcome from payment_events where payment_id = ${paymentId} order by id`
  expect(events.at(-1)).toEqual({ outcome: 'APPLIED' })
})
