import type { WebhookEvent } from '@balcao/providers/results'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inScope } from '#scope.ts'
import { createShop, type Shop } from '#test/shop.ts'
import type { Webhook } from './webhook.ts'
import { findEffect, recordEffect } from './webhook-effect.ts'

let shop: Shop
let webhook: Webhook

beforeAll(async () => {
  shop = await createShop()
  const { paymentId, payment } = await shop.buy()
  await shop.sandbox.bank.pay(payment.pix?.code ?? '')
  await shop.sandbox.bank.webhooksDelivered()
  const [stored] = await shop.webhooksOf(paymentId)
  if (!stored) throw new Error('The acquirer sent no webhook')
  webhook = stored
})
afterAll(() => shop.stop())

const paid = (more: Partial<WebhookEvent>): WebhookEvent => ({
  type: 'TRANSACTION',
  status: 'APPROVED',
  certainty: 'KNOWN',
  rawStatus: 'paid',
  mapped: true,
  transactionId: 'tx_1',
  amountCents: 19_700,
  ...more,
})
const record = (event: WebhookEvent) =>
  inScope(shop.app, shop.platformId, (scope) => recordEffect(scope, webhook, event))
const isKnown = (event: WebhookEvent) =>
  inScope(shop.app, shop.platformId, async (scope) => (await findEffect(scope, webhook, event)) !== 'none')

test('an event of the same id has its effect once', async () => {
  const event = paid({ eventId: 'evt_once' })
  expect([await isKnown(event), await record(event)]).toEqual([false, true])
  expect([await isKnown(event), await record(event)]).toEqual([true, false])
})

test.each([
  ['another status', { status: 'REFUNDED' }],
  ['another transaction', { transactionId: 'tx_2' }],
] as const)('an invented event cannot use up the id of a later one that reports %s', async (story, other) => {
  const eventId = `evt_${story}`
  expect(await record(paid({ eventId }))).toBe(true)
  const coming = paid({ eventId, ...other })
  expect([await isKnown(coming), await record(coming)]).toEqual([false, true])
})

test('an event without an id is identified by its content: another amount is another event', async () => {
  const event = paid({ transactionId: 'tx_without_id' })
  expect([await record(event), await record(event)]).toEqual([true, false])
  expect(await record({ ...event, amountCents: 1 })).toBe(true)
  expect(await record({ ...event, refundedCents: 700 })).toBe(true)
  expect(await record({ ...event, endToEndId: 'E18236120202601151522s0000000001' })).toBe(true)
})
