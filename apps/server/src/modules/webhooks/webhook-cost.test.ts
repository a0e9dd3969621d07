import { afterAll, beforeAll, expect, test } from 'vitest'
import { createShop, type Shop } from '#test/shop.ts'
import { workWebhookJob } from './work-webhook.job.ts'

let shop: Shop

beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.stop())

async function aStoredWebhook(): Promise<{ platformId: string; webhookId: string }> {
  const { paymentId, payment } = await shop.buy()
  await shop.sandbox.bank.pay(payment.pix?.code ?? '')
  await shop.sandbox.bank.webhooksDelivered()
  const [webhook] = await shop.webhooksOf(paymentId)
  return { platformId: shop.platformId, webhookId: webhook?.id ?? '' }
}

test('a webhook that needs a confirmation costs three transactions, in addition to the shared counters', async () => {
  // The driver queries the types of a statement before it sends it for the first time.
  await workWebhookJob.run(shop.app, await aStoredWebhook())
  const payload = await aStoredWebhook()
  const sent = await shop.statementsOf(() => workWebhookJob.run(shop.app, payload))
  const transactions = sent.filter((text) => text.startsWith('begin'))
  expect(transactions.length, sent.join('\n')).toBeLessThanOrEqual(4)
  expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(40)
})
