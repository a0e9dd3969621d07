import { randomUUID } from 'node:crypto'
import type { Answer } from '@balcao/sandbox/core/faults'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase, otherCard } from '#demo/a-purchase.ts'
import { anAccount } from '#demo/an-account.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { checkPayment } from '#modules/payments/asking/check-payment.ts'
import type { ProviderReport } from '#modules/payments/core/provider-report.ts'
import { tellCharge } from '#modules/payments/two-cards/tell-charge.ts'
import { asSeller } from '#modules/payments/views/sale-viewer.ts'
import type { Caller } from '#rpc/caller.ts'
import { inScope } from '#scope.ts'
import { callAs } from '#test/call-as.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { createShop, type Shop } from '#test/shop.ts'
import { decideDispute } from './disputes/decide-dispute.ts'
import type { DisputeOutcome } from './disputes/dispute.input.ts'
import type { RefundWish } from './refund.input.ts'
import { refundSale } from './refund-sale.ts'

const price = 20_000
const firstPart = 12_500
const secondPart = 7_500
const acquirer = 'PAGARME'
const secondRefused = '4000000000009995'
const reason = 'Resposta do banco'

let shop: Shop
let offerId: string
let sellerId: string

beforeAll(async () => {
  shop = await createShop()
  await inScope(shop.app, shop.platformId, async (scope) => {
    sellerId = (await aPerson(scope)).id
    const product = await aProduct(scope, { sellerId })
    await anAccount(scope, {
      sandbox: shop.sandbox,
      provider: acquirer,
      methods: ['CREDIT_CARD'],
      priority: 0,
    })
    offerId = (await anOffer(scope, { productId: product.id, priceCents: price, takesTwoCards: true })).id
  })
})
afterAll(() => shop.stop())
afterEach(async () => {
  shop.sandbox.faults.clear()
  expect(await brokenInvariants(shop)).toEqual([])
})

let buyers = 0

async function buy(secondCard = otherCard): Promise<string> {
  await shop.owner`delete from card_attempts`
  await shop.owner`delete from card_pauses`
  await shop.owner`delete from provider_circuits`
  shop.clock.advance({ hours: 3 })
  buyers += 1
  const { paymentId } = await aPurchase(
    shop.app,
    shop.platformId,
    {
      offerId,
      method: 'CREDIT_CARD',
      email: `${randomUUID()}@compradora.example`,
      second: { priceCents: secondPart, cardNumber: secondCard },
    },
    { ip: `10.1.${buyers}.1` },
  )
  return paymentId
}

/** A report about one card, and the jobs that follow it. */
async function hear(paymentId: string, number: 1 | 2, told: Partial<ProviderReport>) {
  const report = { source: 'WEBHOOK', certainty: 'KNOWN', status: 'APPROVED', ...told } as const
  await inScope(shop.app, shop.platformId, (scope) => tellCharge(scope, { paymentId, number, report }))
  await shop.settle()
}

async function pass(minutes: number) {
  shop.clock.advance({ minutes })
  await shop.settle()
}

const paymentOf = async (paymentId: string) => {
  const [row] = await shop.owner`
    select status, certainty, paid_at is not null as sold, booked_cents::int as booked, paid_cents::int as paid,
      refunded_cents::int as refunded, won_cents::int as won, refund_due_cents::int as due
    from payments where id = ${paymentId}`
  return row
}
const mailsAbout = async (paymentId: string) =>
  (
    await shop.owner`
      select key from mails m where m.recipient = (
        select o.buyer_email from orders o join payments p on p.order_id = o.id where p.id = ${paymentId})`
  ).map(({ key }) => key)
const quarantinedOf = async (paymentId: string) =>
  (
    await shop.owner`
      select quarantine from webhook_inbox where state = 'QUARANTINED' and payment_id = ${paymentId}`
  ).map(({ quarantine }) => quarantine)
const disputesOf = async (paymentId: string) =>
  (
    await shop.owner`
      select id, state, amount_cents::int as cents from disputes where payment_id = ${paymentId} order by round`
  ).map((row) => ({ ...row }) as { id: string; state: string; cents: number })

const decide = async (paymentId: string, outcome: 'WON' | 'LOST', place = -1) => {
  const disputeId = (await disputesOf(paymentId)).at(place)?.id ?? ''
  const asStaff = callAs(shop, { userId: randomUUID(), role: 'ADMIN' })
  await asStaff((caller: Caller, input: DisputeOutcome) => decideDispute(caller, input), {
    disputeId,
    outcome,
    reason,
  })
  await shop.settle()
}
const refund = (paymentId: string, wish: { kind: 'WHOLE' } | { kind: 'PART'; amountCents: number }) =>
  callAs(shop, { userId: sellerId, role: 'SELLER' })(
    (caller: Caller, asked: RefundWish) => refundSale(caller, asSeller(caller), asked),
    { ...wish, paymentId, key: randomUUID(), reason },
  )

describe('a late report about one of two cards', () => {
  test('sells nothing when the refused second card is paid while the first is under refund', async () => {
    shop.sandbox.faults.next({ acquirer, operation: 'refund', kind: 'error-before', status: 503 })
    shop.sandbox.faults.next({ acquirer, operation: 'cancel', kind: 'error-before', status: 503 })
    const paymentId = await buy(secondRefused)
    expect(await paymentOf(paymentId)).toMatchObject({ status: 'PENDING', due: firstPart })
    await hear(paymentId, 2, {})
    expect(await paymentOf(paymentId)).toMatchObject({ sold: false, booked: 0 })
  })

  test('sends no mail about a review by the bank while the first card is under refund', async () => {
    shop.sandbox.faults.next({ acquirer, operation: 'refund', kind: 'error-before', status: 503 }, 9)
    shop.sandbox.faults.next({ acquirer, operation: 'cancel', kind: 'error-before', status: 503 }, 9)
    const paymentId = await buy(secondRefused)
    await pass(3)
    expect(await paymentOf(paymentId)).toMatchObject({ status: 'PENDING', due: firstPart })
    expect(await mailsAbout(paymentId)).toEqual([])
  })

  test('sends the buyer of a refused purchase one mail, about the refund of the first card', async () => {
    const paymentId = await buy(secondRefused)
    await pass(3)
    expect(await paymentOf(paymentId)).toMatchObject({ status: 'REJECTED', refunded: firstPart })
    const [refunded] = await shop.owner`select id from refunds where payment_id = ${paymentId}`
    expect(await mailsAbout(paymentId)).toEqual([`refund-made:${refunded?.id}`])
  })

  test('waits for a person when a read does not confirm the webhook', async () => {
    const paymentId = await buy()
    await pass(2)
    const seen: Answer[] = []
    const read = { acquirer, operation: 'get', kind: 'rewrite' } as const
    const keep = (answer: Answer) => {
      seen.push(answer)
      return answer
    }
    shop.sandbox.faults.next({ ...read, rewrite: keep }, 2)
    await checkPayment(shop.app, { platformId: shop.platformId, paymentId, source: 'RECONCILER' })
    const idOf = ({ body }: Answer) => (body as { id: string }).id
    const asBefore = (answer: Answer) => seen.find((one) => idOf(one) === idOf(answer)) ?? answer
    shop.sandbox.faults.next({ ...read, rewrite: asBefore }, 20)
    const [charge] = await shop.owner`
      select transaction_id as id from card_charges where payment_id = ${paymentId} and number = 2`
    await shop.sandbox.bank.refund({ acquirer, id: charge?.id })
    await pass(2)
    await pass(10)
    expect(await quarantinedOf(paymentId)).toMatchObject([
      { code: 'OTHER_STATUS', claimed: 'REFUNDED', told: 'APPROVED' },
    ])
    shop.sandbox.faults.clear()
    await checkPayment(shop.app, { platformId: shop.platformId, paymentId, source: 'RECONCILER' })
    expect(await paymentOf(paymentId)).toMatchObject({ status: 'APPROVED', booked: firstPart })
  })

  test('does not pay a part by a charge of another amount', async () => {
    shop.sandbox.faults.next({ acquirer, operation: 'create', kind: 'delay', delayMilliseconds: 0 })
    shop.sandbox.faults.next({ acquirer, operation: 'create', kind: 'drop-before' })
    const paymentId = await buy()
    await hear(paymentId, 2, { amountCents: 1_000 })
    expect(await paymentOf(paymentId)).toMatchObject({ sold: false, booked: 0 })
  })
})

describe('a dispute of one of two cards', () => {
  test('is opened when a bank takes the money of a card with a small open refund', async () => {
    const paymentId = await buy()
    shop.sandbox.faults.next({ acquirer, operation: 'refund', kind: 'error-before', status: 503 })
    shop.sandbox.faults.next({ acquirer, operation: 'cancel', kind: 'error-before', status: 503 })
    await refund(paymentId, { kind: 'PART', amountCents: 1_000 })
    await hear(paymentId, 1, { status: 'CHARGEBACK', rawStatus: 'chargedback' })
    expect(await disputesOf(paymentId)).toMatchObject([{ state: 'OPEN' }])
  })

  test('gives the seller the money of the disputed card when it is won after the other card was refunded', async () => {
    const paymentId = await buy()
    await hear(paymentId, 1, { status: 'CHARGEBACK', rawStatus: 'chargedback' })
    expect(await disputesOf(paymentId)).toMatchObject([{ state: 'OPEN', cents: firstPart }])
    await decide(paymentId, 'LOST')
    await refund(paymentId, { kind: 'WHOLE' })
    await pass(2)
    await pass(20)
    expect(await paymentOf(paymentId)).toMatchObject({ booked: 0, due: 0, refunded: price })
    await decide(paymentId, 'WON')
    await pass(2)
    expect(await paymentOf(paymentId)).toMatchObject({ status: 'APPROVED', booked: firstPart, due: 0 })
    expect(await disputesOf(paymentId)).toMatchObject([{ state: 'WON', cents: firstPart }])
  })

  test('gives back only the money of its own card when the other was refunded at the acquirer meanwhile', async () => {
    const paymentId = await buy()
    await hear(paymentId, 1, { status: 'CHARGEBACK', rawStatus: 'chargedback' })
    await hear(paymentId, 2, { status: 'REFUNDED' })
    await decide(paymentId, 'WON')
    expect(await paymentOf(paymentId)).toMatchObject({ booked: firstPart, won: firstPart })
  })

  test('takes the money of the second card from the sale after a won dispute of the first', async () => {
    const paymentId = await buy()
    await hear(paymentId, 1, { status: 'CHARGEBACK', rawStatus: 'chargedback' })
    await decide(paymentId, 'WON')
    expect(await paymentOf(paymentId)).toMatchObject({ status: 'APPROVED', booked: price })
    await hear(paymentId, 2, { status: 'CHARGEBACK', rawStatus: 'chargedback' })
    expect(await paymentOf(paymentId)).toMatchObject({ status: 'APPROVED', booked: firstPart })
  })

  test('is decided by a person when a bank gives the money of one card back', async () => {
    const paymentId = await buy()
    await pass(2)
    const [charge] = await shop.owner`
      select transaction_id as id from card_charges where payment_id = ${paymentId} and number = 2`
    await shop.sandbox.bank.dispute({ acquirer, id: charge?.id })
    await checkPayment(shop.app, { platformId: shop.platformId, paymentId, source: 'RECONCILER' })
    await pass(2)
    expect(await disputesOf(paymentId)).toMatchObject([{ state: 'OPEN', cents: secondPart }])
    await shop.sandbox.bank.settleDispute({ acquirer, id: charge?.id })
    await pass(2)
    expect(await quarantinedOf(paymentId)).toContainEqual({ code: 'AFTER_CHARGEBACK' })
    await decide(paymentId, 'WON')
    expect(await paymentOf(paymentId)).toMatchObject({ status: 'APPROVED', booked: price })
  })

  test('gives back only the money of its own card when both cards are disputed', async () => {
    const paymentId = await buy()
    await hear(paymentId, 1, { status: 'CHARGEBACK', rawStatus: 'chargedback' })
    await hear(paymentId, 2, { status: 'CHARGEBACK', rawStatus: 'chargedback' })
    expect(await paymentOf(paymentId)).toMatchObject({ status: 'CHARGEBACK', booked: 0 })
    expect(await disputesOf(paymentId)).toMatchObject([{ cents: firstPart }, { cents: secondPart }])
    await decide(paymentId, 'WON', 0)
    expect(await paymentOf(paymentId)).toMatchObject({ booked: firstPart, won: firstPart })
  })
})
