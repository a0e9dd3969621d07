import { afterAll, beforeAll, expect, test } from 'vitest'
import { strangerViewer } from '#modules/payments/views/payment-viewer.ts'
import { inScope } from '#scope.ts'
import { createShop, type Shop } from '#test/shop.ts'
import { announcePurchase } from './announce-purchase.ts'

let shop: Shop

beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.stop())

const announce = (paymentId: string, ownPaymentIds = [paymentId]) =>
  inScope(shop.app, shop.platformId, (scope) =>
    announcePurchase(scope, paymentId, { ...strangerViewer, ownPaymentIds }),
  )

async function buyAndPay(): Promise<string> {
  const { paymentId } = await shop.buy()
  await shop.sandbox.bank.pay(await shop.transactionOf(paymentId))
  await shop.settle()
  return paymentId
}

test('a purchase is announced once, under the order’s id and never under the payment’s', async () => {
  const paymentId = await buyAndPay()
  const [order] = await shop.owner`
    select o.id, p.amount_cents, o.product_id from orders o join payments p on p.order_id = o.id where p.id = ${paymentId}`
  const event = await announce(paymentId)
  expect(event).toEqual({
    name: 'Purchase',
    value: Number(order?.amount_cents) / 100,
    currency: 'BRL',
    eventId: order?.id,
    content: { id: order?.product_id, name: 'Curso Pão de Fermentação Natural' },
  })
  expect(JSON.stringify(event)).not.toContain(paymentId)
  expect(await announce(paymentId)).toBeNull()
})

test('two tabs at once get the announcement once', async () => {
  const paymentId = await buyAndPay()
  const events = await Promise.all([announce(paymentId), announce(paymentId), announce(paymentId)])
  expect(events.filter((event) => event !== null)).toHaveLength(1)
})

test('nothing is announced before the payment', async () => {
  const { paymentId } = await shop.buy()
  expect(await announce(paymentId)).toBeNull()
})

test('a stranger with the address cannot use up the buyer’s announcement', async () => {
  const paymentId = await buyAndPay()
  expect(await announce(paymentId, [])).toBeNull()
  expect(await announce(paymentId)).toMatchObject({ name: 'Purchase' })
})

test('an old receipt opened for the first time is not announced', async () => {
  const paymentId = await buyAndPay()
  shop.clock.advance({ days: 8 })
  expect(await announce(paymentId)).toBeNull()
})
