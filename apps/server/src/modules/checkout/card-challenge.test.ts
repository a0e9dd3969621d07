import { randomUUID } from 'node:crypto'
import type { PaymentView } from '@balcao/domain/checkout/checkout-page'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { App } from '#app.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase, type PurchaseWishes } from '#demo/a-purchase.ts'
import { anAccount } from '#demo/an-account.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { jobs } from '#jobs.ts'
import { rememberPurchase } from '#modules/payments/views/purchase-cookie.ts'
import { inScope } from '#scope.ts'
import { inAnotherProcess } from '#test/another-process.ts'
import { dieEverywhere } from '#test/die-everywhere.ts'
import { drainJobs } from '#test/drain-jobs.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { createShop, type Shop } from '#test/shop.ts'
import { leaveChallenge } from './leave-challenge.ts'

const acquirer = 'MERCADOPAGO'
const challengedCard = '4000000000003220'
const price = 19_700

let shop: Shop
let offerId: string
let accountId: string

beforeAll(async () => {
  shop = await createShop()
  await inScope(shop.app, shop.platformId, async (scope) => {
    const seller = await aPerson(scope)
    const product = await aProduct(scope, { sellerId: seller.id })
    offerId = (await anOffer(scope, { productId: product.id, priceCents: price, takesTwoCards: true })).id
    const account = await anAccount(scope, {
      sandbox: shop.sandbox,
      provider: acquirer,
      methods: ['CREDIT_CARD'],
      priority: 0,
      credentials: { threeDSecure: 'optional' },
    })
    accountId = account.id
  })
})
afterAll(() => shop.stop())
afterEach(async () => {
  shop.sandbox.faults.clear()
  expect(await brokenInvariants(shop)).toEqual([])
})

let buyers = 0

/** A buyer with an address, a mailbox and a browser of their own. */
async function buy(wishes: Partial<PurchaseWishes> = {}, ownPaymentIds: string[] = [], app: App = shop.app) {
  await shop.owner`delete from card_attempts`
  await shop.owner`delete from provider_circuits`
  buyers += 1
  return aPurchase(
    app,
    shop.platformId,
    {
      offerId,
      method: 'CREDIT_CARD',
      cardNumber: challengedCard,
      email: `${randomUUID()}@compradora.example`,
      ...wishes,
    },
    { ip: `10.${buyers >> 8}.${buyers & 255}.1`, ownPaymentIds },
  )
}

const cookieOf = (paymentId: string) =>
  rememberPurchase(shop.app, { platformId: shop.platformId, cookieHeader: undefined }, paymentId).split(
    ';',
  )[0] ?? ''

async function leave(paymentId: string, cookie = cookieOf(paymentId)) {
  const { status, result, appCode } = await shop.call('checkout.leaveChallenge', { paymentId }, { cookie })
  return { status, view: result as PaymentView, appCode }
}

async function chargeOf(paymentId: string) {
  const charges = (await shop.sandbox.acquirer(acquirer).charges()).filter(
    ({ externalRef }) => externalRef === paymentId,
  )
  expect(charges.length).toBeLessThanOrEqual(1)
  return charges[0]
}

const atBank = async (paymentId: string) => ({ acquirer, id: (await chargeOf(paymentId))?.id ?? '' })

async function confirmAtBank(paymentId: string): Promise<void> {
  await shop.sandbox.bank.approve(await atBank(paymentId))
}

async function rowOf(paymentId: string) {
  const [row] = await shop.owner`
    select status, certainty, status_reason as reason, paid_cents::int as paid, refunded_cents::int as refunded,
           booked_cents::int as booked, challenge is not null as asked
    from payments where id = ${paymentId}`
  return row
}

const soldTimes = async (paymentId: string) =>
  (await shop.owner`select 1 from ledger_journals where key = ${`sale.approved:${paymentId}`}`).length

const declined = { status: 'REJECTED', certainty: 'KNOWN', reason: 'not_authenticated', paid: 0, booked: 0 }
const approved = { status: 'APPROVED', certainty: 'KNOWN', paid: price, refunded: 0, booked: price }

async function pass(minutes: number): Promise<void> {
  for (let passed = 0; passed < minutes; passed++) {
    shop.clock.advance({ minutes: 1 })
    await shop.sandbox.bank.runDueEvents()
    await shop.settle()
  }
}

describe('a card whose bank asks the buyer to confirm', () => {
  test('waits five minutes for its buyer, and charges nothing until then', async () => {
    const { paymentId, payment } = await buy()
    const until = new Date(shop.clock.now().getTime() + 5 * 60_000).toISOString()
    expect(payment).toMatchObject({
      status: 'PENDING',
      isConfirming: false,
      isInAnalysis: false,
      isExpired: false,
      challenge: { expiresAt: until },
    })
    expect(await rowOf(paymentId)).toMatchObject({ paid: 0, booked: 0, asked: true })
    await leave(paymentId)
  })

  test('is sold once when the bank confirms, however often the acquirer reports it', async () => {
    const { paymentId } = await buy()
    shop.sandbox.faults.next({ acquirer, operation: 'webhook', kind: 'duplicate' })
    await confirmAtBank(paymentId)
    await shop.settle()
    await shop.settle()
    expect(await rowOf(paymentId)).toMatchObject(approved)
    expect(await soldTimes(paymentId)).toBe(1)
  })

  test('is read at the acquirer when the page asks, even without a webhook', async () => {
    const { paymentId } = await buy()
    shop.sandbox.faults.next({ acquirer, operation: 'webhook', kind: 'lose' })
    await confirmAtBank(paymentId)
    const { result } = await shop.call('checkout.refreshPayment', { paymentId })
    expect(result).toMatchObject({ status: 'APPROVED', challenge: null })
    expect(await soldTimes(paymentId)).toBe(1)
  })

  test('stays open when the page asks before the bank has decided', async () => {
    const { paymentId } = await buy()
    const { result } = await shop.call('checkout.refreshPayment', { paymentId })
    expect(result).toMatchObject({ status: 'PENDING' })
    expect(await soldTimes(paymentId)).toBe(0)
    await leave(paymentId)
  })

  test('is declined when its buyer refuses at the bank, and the buyer reads why', async () => {
    const { paymentId } = await buy()
    await shop.sandbox.bank.refuse(await atBank(paymentId))
    await shop.settle()
    expect(await rowOf(paymentId)).toMatchObject(declined)
    const { view } = await leave(paymentId)
    expect(view).toMatchObject({ status: 'REJECTED', cardDecline: 'NOT_CONFIRMED', challenge: null })
    const mails =
      await shop.owner`select key from mails where key in (${`purchase-refused:${paymentId}`}, ${`purchase-in-analysis:${paymentId}`})`
    expect(mails).toHaveLength(0)
  })

  test('is declined when the acquirer cancels it after its time', async () => {
    const { paymentId } = await buy()
    await pass(9)
    expect(await chargeOf(paymentId)).toMatchObject({ state: 'expired' })
    expect(await rowOf(paymentId)).toMatchObject(declined)
  })

  test('is withdrawn at an acquirer that leaves it open after its time', async () => {
    const { paymentId } = await buy()
    for (let minute = 0; minute < 9; minute++) {
      shop.clock.advance({ minutes: 1 })
      await shop.settle()
    }
    expect(await chargeOf(paymentId)).toMatchObject({ state: 'canceled' })
    expect(await rowOf(paymentId)).toMatchObject(declined)
  })

  test('is never ended by time alone: without an answer of the acquirer it stays open', async () => {
    const { paymentId } = await buy()
    const restore = shop.sandbox.faults.always({ acquirer, kind: 'drop-before' })
    for (let minute = 0; minute < 20; minute++) {
      shop.clock.advance({ minutes: 1 })
      await shop.settle()
    }
    expect(await rowOf(paymentId)).toMatchObject({ status: 'PENDING' })
    restore()
    await shop.owner`delete from provider_circuits`
    await confirmAtBank(paymentId)
    await pass(20)
    expect(await rowOf(paymentId)).toMatchObject(approved)
  })
})

describe('a buyer who uses another card', () => {
  test('leaves the first card withdrawn at the acquirer, and is charged once', async () => {
    const { paymentId } = await buy()
    expect((await leave(paymentId)).view).toMatchObject({ status: 'REJECTED', challenge: null })
    expect(await chargeOf(paymentId)).toMatchObject({ state: 'canceled', payments: [] })
    await expect(confirmAtBank(paymentId)).rejects.toThrow()
    const second = await buy({ cardNumber: '4111111111111111' }, [paymentId])
    expect(second.status).toBe('APPROVED')
    await pass(10)
    expect(await rowOf(paymentId)).toMatchObject(declined)
    expect(await soldTimes(paymentId)).toBe(0)
  })

  test('sees the payment approved if the bank confirmed the first card just before', async () => {
    const { paymentId } = await buy()
    shop.sandbox.faults.next({ acquirer, operation: 'webhook', kind: 'lose' })
    await confirmAtBank(paymentId)
    expect((await leave(paymentId)).view).toMatchObject({ status: 'APPROVED' })
    expect(await rowOf(paymentId)).toMatchObject(approved)
  })

  test('cannot pay by another card while the acquirer gives no answer about the first', async () => {
    const { paymentId } = await buy()
    const restore = shop.sandbox.faults.always({ acquirer, kind: 'drop-before' })
    expect((await leave(paymentId)).view).toMatchObject({ status: 'PENDING', challenge: expect.anything() })
    await expect(buy({ cardNumber: '4111111111111111' }, [paymentId])).rejects.toMatchObject({
      code: 'card_with_bank',
    })
    restore()
    await shop.owner`delete from provider_circuits`
    expect((await leave(paymentId)).view).toMatchObject({ status: 'REJECTED' })
  })

  test('leaves the first card by a read when the answer to its withdrawal was lost', async () => {
    const { paymentId } = await buy()
    shop.sandbox.faults.next({ acquirer, operation: 'cancel', kind: 'drop-after' })
    expect((await leave(paymentId)).view).toMatchObject({ status: 'REJECTED' })
    expect(await rowOf(paymentId)).toMatchObject(declined)
  })

  test('need not leave the first card: a purchase in the same browser withdraws it', async () => {
    const { paymentId } = await buy()
    const second = await buy({ method: 'PIX' }, [paymentId])
    expect(second.status).toBe('PENDING')
    expect(await chargeOf(paymentId)).toMatchObject({ state: 'canceled' })
    expect(await rowOf(paymentId)).toMatchObject(declined)
  })

  test('buys nothing if the first card was charged meanwhile', async () => {
    const { paymentId } = await buy()
    shop.sandbox.faults.next({ acquirer, operation: 'webhook', kind: 'lose' })
    await confirmAtBank(paymentId)
    const before = (await shop.owner`select 1 from payments`).length
    await expect(buy({ cardNumber: '4111111111111111' }, [paymentId])).rejects.toMatchObject({
      code: 'card_with_bank',
    })
    expect((await shop.owner`select 1 from payments`).length).toBe(before)
    expect(await rowOf(paymentId)).toMatchObject(approved)
  })

  test('sends the same purchase again without ending its own confirmation', async () => {
    const purchaseId = randomUUID()
    const email = `${purchaseId}@compradora.example`
    const first = await buy({ purchaseId, email })
    const again = await buy({ purchaseId, email }, [first.paymentId])
    expect(again).toMatchObject({ paymentId: first.paymentId, status: 'PENDING' })
    expect(again.payment.challenge).not.toBeNull()
    expect(await chargeOf(first.paymentId)).toMatchObject({ state: 'reviewing' })
    await leave(first.paymentId)
  })

  test('in another browser does not withdraw the first card, even with the same mailbox', async () => {
    const email = `${randomUUID()}@compradora.example`
    const { paymentId } = await buy({ email })
    await buy({ email, cardNumber: '4111111111111111' })
    expect(await chargeOf(paymentId)).toMatchObject({ state: 'reviewing' })
    await leave(paymentId)
  })

  test('is refunded once if the acquirer still charges the first card after its withdrawal', async () => {
    const { paymentId } = await buy()
    await leave(paymentId)
    await shop.sandbox.bank.pay(await atBank(paymentId), { late: true })
    shop.sandbox.faults.next({ acquirer, operation: 'webhook', kind: 'duplicate' })
    await pass(3)
    expect(await rowOf(paymentId)).toMatchObject({ ...declined, paid: price, refunded: price })
    expect(await soldTimes(paymentId)).toBe(0)
    const charge = await chargeOf(paymentId)
    const refunds = (await shop.sandbox.acquirer(acquirer).refunds()).filter(
      ({ chargeId }) => chargeId === charge?.id,
    )
    expect(refunds.map(({ amount }) => amount)).toEqual([price])
    const [told] = await shop.owner`select reason from refunds where payment_id = ${paymentId}`
    expect(told?.reason).toBe('card not confirmed')
  })
})

describe('a stranger', () => {
  test('sees no confirmation and cannot withdraw a card', async () => {
    const { paymentId } = await buy()
    const { paymentId: otherPaymentId } = await buy()
    const { result } = await shop.call('checkout.refreshPayment', { paymentId })
    expect(result).toMatchObject({ status: 'PENDING', challenge: null, isInAnalysis: false })
    for (const cookie of ['', cookieOf(otherPaymentId), `${cookieOf(otherPaymentId)}.${paymentId}`])
      expect(await leave(paymentId, cookie)).toMatchObject({ status: 404, appCode: 'payment_not_found' })
    const elsewhere = { platformId: randomUUID(), cookieHeader: undefined }
    const [foreign = ''] = rememberPurchase(shop.app, elsewhere, paymentId).split(';')
    expect((await leave(paymentId, foreign)).status).toBe(404)
    expect(await chargeOf(paymentId)).toMatchObject({ state: 'reviewing' })
    await leave(paymentId)
    await leave(otherPaymentId)
  })
})

describe('a charge without its buyer, or by two cards', () => {
  test('of two cards asks for no confirmation of either', async () => {
    const { paymentId, status } = await buy({ second: { priceCents: 7_500 } })
    expect(status).toBe('APPROVED')
    const modes = await modesOf(2)
    expect(modes).toEqual(['not_supported', 'not_supported'])
    expect((await rowOf(paymentId))?.asked).toBe(false)
  })

  test('at an account without 3-D Secure is charged at once', async () => {
    await shop.owner`update provider_accounts set status = 'PAUSED' where id = ${accountId}`
    const plain = await inScope(shop.app, shop.platformId, (scope) =>
      anAccount(scope, { sandbox: shop.sandbox, provider: acquirer, methods: ['CREDIT_CARD'], priority: 0 }),
    )
    expect((await buy()).status).toBe('APPROVED')
    expect(await modesOf(1)).toEqual(['not_supported'])
    await shop.owner`update provider_accounts set status = 'PAUSED' where id = ${plain.id}`
    await shop.owner`update provider_accounts set status = 'ACTIVE' where id = ${accountId}`
  })

  async function modesOf(count: number) {
    const received = await shop.sandbox.acquirer(acquirer).received()
    return received
      .filter(({ operation }) => operation === 'create')
      .slice(-count)
      .map(({ body }) => JSON.parse(String(body)).three_d_secure_mode)
  }
})

describe('processes', () => {
  test('that die between the charge and its answer lose no confirmation: a check finds it', async () => {
    const story = async (dying: App) => {
      const email = `${randomUUID()}@compradora.example`
      await buy({ email }, [], dying).catch(() => undefined)
      const [order] = await shop.owner`
        select p.id from payments p join orders o on (o.platform_id, o.id) = (p.platform_id, p.order_id)
        where o.buyer_email = ${email}`
      if (!order) return
      const paymentId = String(order.id)
      shop.clock.advance({ seconds: 40 })
      await shop.settle()
      if (!(await chargeOf(paymentId))) {
        await pass(5)
        expect(await rowOf(paymentId)).toMatchObject({ status: 'REJECTED', paid: 0 })
        return
      }
      expect(await rowOf(paymentId)).toMatchObject({ status: 'PENDING', certainty: 'KNOWN', asked: true })
      await confirmAtBank(paymentId)
      await pass(3)
      expect(await rowOf(paymentId)).toMatchObject(approved)
      expect(await soldTimes(paymentId)).toBe(1)
    }
    expect(await dieEverywhere(shop.app, 'before', story)).toBeGreaterThan(1)
    expect(await dieEverywhere(shop.app, 'after', story)).toBeGreaterThan(1)
  })

  test('that die while they withdraw a card end with one outcome', async () => {
    const story = async (dying: App) => {
      const { paymentId } = await buy()
      const viewer = { ownPaymentIds: [paymentId], customerId: null }
      await leaveChallenge(dying, { platformId: shop.platformId, paymentId, viewer }).catch(() => undefined)
      await pass(10)
      expect(await rowOf(paymentId)).toMatchObject(declined)
    }
    expect(await dieEverywhere(shop.app, 'before', story)).toBeGreaterThan(1)
    expect(await dieEverywhere(shop.app, 'after', story)).toBeGreaterThan(1)
  })

  test('that withdraw, confirm and read one card together end with one outcome', async () => {
    await inAnotherProcess(shop, async (other) => {
      for (let round = 0; round < 6; round++) {
        const { paymentId } = await buy()
        const wanted = {
          platformId: shop.platformId,
          paymentId,
          viewer: { ownPaymentIds: [paymentId], customerId: null },
        }
        const confirm = () => confirmAtBank(paymentId).catch(() => undefined)
        await Promise.all([
          leaveChallenge(shop.app, wanted),
          round % 2 === 0 ? confirm() : undefined,
          leaveChallenge(other, wanted),
          drainJobs(other, shop.ownerUrl, jobs),
        ])
        await pass(2)
        const charge = await chargeOf(paymentId)
        const isPaid = charge?.state === 'paid'
        expect(await rowOf(paymentId)).toMatchObject(isPaid ? approved : declined)
        expect(await soldTimes(paymentId)).toBe(isPaid ? 1 : 0)
      }
    })
  })
})
