import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { App } from '#app.ts'
import { anAccount } from '#demo/an-account.ts'
import { accountWebhookUrl } from '#modules/acquirers/accounts/provider-account.ts'
import { inScope } from '#scope.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { createShop, type Shop } from '#test/shop.ts'
import { judgeWebhook } from './judge-webhook.ts'
import { type AddressedWebhook, openWebhook } from './webhook.ts'
import { workWebhookJob } from './work-webhook.job.ts'

let shop: Shop

beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.stop())
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})

/** The same app, in which something else happens right after the first read of the payments. */
function interrupted(operation: () => Promise<unknown>): App {
  let isDone = false
  const { db } = shop.app
  const transaction: App['db']['transaction'] = (platformId, work) =>
    db.transaction(platformId, (tx) => {
      const run = tx.runBuilt.bind(tx)
      tx.runBuilt = async (statement, values) => {
        const rows = await run(statement, values)
        if (!isDone && /^select .* from "payments"/.test(statement.getQuery().sql)) {
          isDone = true
          await operation()
        }
        return rows
      }
      return work(tx)
    })
  return { ...shop.app, db: { ...db, transaction } }
}

async function aPaidSale(): Promise<{ paymentId: string; webhook: AddressedWebhook }> {
  const { paymentId, payment } = await shop.buy()
  await shop.sandbox.bank.pay(payment.pix?.code ?? '')
  await shop.sandbox.bank.webhooksDelivered()
  const [webhook] = await shop.webhooksOf(paymentId)
  if (!webhook) throw new Error('The acquirer sent no webhook')
  return { paymentId, webhook: await openWebhook(shop.app, shop.platformId, webhook.id) }
}

test('a genuine webhook finds its payment even if the answer is stored during its search', async () => {
  const { paymentId, webhook } = await aPaidSale()
  const transactionId = await shop.transactionOf(paymentId)
  const answer = (id: string | null) =>
    shop.owner`update payments set transaction_id = ${id} where id = ${paymentId}`
  await answer(null)
  const verdict = await judgeWebhook(
    interrupted(() => answer(transactionId)),
    webhook,
  )
  expect(verdict).toMatchObject({ state: 'APPLIED', paymentId })
  expect(await shop.statusOf(paymentId)).toBe('APPROVED')
})

test('a webhook whose worker died after its effect is no duplicate of itself', async () => {
  const { paymentId, webhook } = await aPaidSale()
  await judgeWebhook(shop.app, webhook)
  expect(await judgeWebhook(shop.app, webhook)).toMatchObject({ state: 'APPLIED', paymentId })
})

test('a webhook whose worker died after it reserved the next read keeps its reservation', async () => {
  const account = await inScope(shop.app, shop.platformId, (scope) =>
    anAccount(scope, { sandbox: shop.sandbox, provider: 'MERCADOPAGO', priority: -1 }),
  )
  const { paymentId } = await shop.buy()
  await shop.settle()
  shop.clock.advance({ minutes: 1 })
  const id = await shop.transactionOf(paymentId)
  const knock = () =>
    fetch(`${accountWebhookUrl(shop.app, account)}?data.id=${id}&type=payment`, {
      method: 'POST',
      body: '{}',
    })
  await knock()
  await shop.drainJobs()
  await knock()
  const [waiting] = await shop.owner`
    select id from webhook_inbox where provider_account_id = ${account.id} and state = 'RECEIVED'`
  const work = () => workWebhookJob.run(shop.app, { platformId: shop.platformId, webhookId: waiting?.id })
  await work()
  await work()
  const [{ state } = {}] = await shop.owner`select state from webhook_inbox where id = ${waiting?.id}`
  expect(state).toBe('RECEIVED')
})

test('a webhook about a payment that moved to another acquirer in the meantime needs a person, and nothing is applied', async () => {
  const { paymentId, webhook } = await aPaidSale()
  const other = await inScope(shop.app, shop.platformId, (scope) =>
    anAccount(scope, { sandbox: shop.sandbox, provider: 'MERCADOPAGO', priority: 9 }),
  )
  const move = () => shop.owner`
    update payments set provider_account_id = ${other.id}, transaction_id = null where id = ${paymentId}`
  const verdict = await judgeWebhook(
    interrupted(async () => await move()),
    webhook,
  )
  expect(verdict).toMatchObject({ state: 'QUARANTINED' })
  expect(await shop.statusOf(paymentId)).toBe('PENDING')
})
