import { AppError } from '@balcao/domain/texts/app-error'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { App } from '#app.ts'
import { paymentTopic } from '#modules/payments/core/payment-topic.ts'
import { getPaymentView } from '#modules/payments/views/get-payment-view.ts'
import { strangerViewer } from '#modules/payments/views/payment-viewer.ts'
import { inScope } from '#scope.ts'
import { brokenInvariants, readBooks } from '#test/read-books.ts'
import { createShop, type Shop } from '#test/shop.ts'
import { reissuePayment } from './reissue-payment.ts'

const price = 19_700

let shop: Shop

beforeEach(async () => {
  shop = await createShop()
})
afterEach(async () => {
  shop.sandbox.faults.clear()
  expect(await brokenInvariants(shop)).toEqual([])
  await shop.stop()
})

const view = (paymentId: string) =>
  inScope(shop.app, shop.platformId, (scope) => getPaymentView(scope, paymentId, strangerViewer))
const reissue = async (paymentId: string, app: App = shop.app) =>
  (await reissuePayment(app, { platformId: shop.platformId, paymentId, ip: '127.0.0.1' })).paymentId
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof AppError ? error.code : error),
  )
const codeOf = async (paymentId: string) => {
  const [row] = await shop.owner`select pix_code as code from payments where id = ${paymentId}`
  return row?.code as string
}
const casesOf = async (paymentId: string) =>
  (
    await shop.owner`select kind from payment_cases where payment_id = ${paymentId} and closed_at is null`
  ).map(({ kind }) => kind)
const paymentsOfOrder = async (paymentId: string) =>
  (
    await shop.owner`
      select p.id, p.status, p.amount_cents as cents from payments p
      join payments asked on asked.order_id = p.order_id where asked.id = ${paymentId} order by p.created_at`
  ).map(({ id, status, cents }) => ({ id, status, cents: Number(cents) }))
const returned = () =>
  shop.owner`select payment_id as "paymentId", amount_cents::int as cents, state from refunds`
const suspense = async () => (await readBooks(shop)).suspense ?? 0

async function anExpiredCode(method: 'PIX' | 'BILLET' = 'PIX'): Promise<string> {
  const { paymentId } = await shop.buy({ method })
  shop.clock.advance(method === 'PIX' ? { days: 1, minutes: 1 } : { days: 5 })
  await shop.sandbox.bank.runDueEvents()
  await shop.settle()
  return paymentId
}

/** Pays a code that we no longer wait for, and reports the payment as the acquirer would. */
async function payLate(paymentId: string): Promise<void> {
  shop.clock.advance({ minutes: 1 })
  await shop.sandbox.bank.pay(await codeOf(paymentId), { late: true })
  await shop.settle()
}

describe('an expired code', () => {
  test.each(['PIX', 'BILLET'] as const)(
    '%s is followed by a new code on the same order at the same price, and does not change itself',
    async (method) => {
      const former = await anExpiredCode(method)
      expect(await view(former)).toMatchObject({ isExpired: true, canBeReissued: true, supersededBy: null })
      await shop.owner`update offers set price_cents = 99900, version = version + 1 where id = ${shop.offerId}`
      const next = await reissue(former)
      expect(await paymentsOfOrder(former)).toEqual([
        { id: former, status: 'CANCELED', cents: price },
        { id: next, status: 'PENDING', cents: price },
      ])
      expect(await view(next)).toMatchObject({ isExpired: false, isConfirming: false, amountCents: price })
      expect((await view(next))[method === 'PIX' ? 'pix' : 'billet']?.code).toBeTruthy()
      expect(await view(former)).toMatchObject({
        canBeReissued: false,
        supersededBy: { paymentId: next, isPaid: false },
        pix: null,
        billet: null,
      })
    },
  )

  test('gives one new code however many tabs ask for it at once, and the same one to later requests', async () => {
    const former = await anExpiredCode()
    const before = (await shop.sandbox.acquirer('HAWKPAY').charges()).length
    const answers = await Promise.all(Array.from({ length: 8 }, () => reissue(former)))
    expect(new Set(answers).size).toBe(1)
    expect(await reissue(former)).toBe(answers[0])
    expect((await shop.sandbox.acquirer('HAWKPAY').charges()).length).toBe(before + 1)
    expect(await paymentsOfOrder(former)).toHaveLength(2)
  })

  test('can expire again and be followed by another', async () => {
    const first = await anExpiredCode()
    const second = await reissue(first)
    shop.clock.advance({ days: 1, minutes: 1 })
    await shop.sandbox.bank.runDueEvents()
    await shop.settle()
    const third = await reissue(second)
    expect((await view(first)).supersededBy?.paymentId).toBe(third)
    expect((await view(second)).supersededBy?.paymentId).toBe(third)
  })

  test('updates the page that still shows the old one, with a higher version', async () => {
    const former = await anExpiredCode()
    const { version } = await view(former)
    const woken = new Promise<void>((resolve) => {
      shop.app.live.watch(paymentTopic(former), resolve)
    })
    await reissue(former)
    await woken
    expect((await view(former)).version).toBeGreaterThan(version)
  })
})

describe('no second code', () => {
  test('is made while the first can be paid', async () => {
    const { paymentId } = await shop.buy()
    expect(await reissue(paymentId)).toBe(paymentId)
    expect(await paymentsOfOrder(paymentId)).toHaveLength(1)
  })

  test('is made for a code paid in its last minute: the provider is queried first', async () => {
    const { paymentId, payment } = await shop.buy()
    shop.sandbox.faults.next({ operation: 'webhook', kind: 'lose' })
    await shop.sandbox.bank.pay(payment.pix?.code ?? '')
    shop.clock.advance({ days: 1, minutes: 1 })
    expect(await reissue(paymentId)).toBe(paymentId)
    expect(await shop.statusOf(paymentId)).toBe('APPROVED')
  })

  test('is made for a card, for a closed offer, or weeks after the order', async () => {
    const card = await shop.buy({ method: 'CREDIT_CARD' })
    expect(await reissue(card.paymentId)).toBe(card.paymentId)
    const former = await anExpiredCode()
    await shop.owner`update offers set status = 'PAUSED' where id = ${shop.offerId}`
    expect(await refusalOf(reissue(former))).toBe('offer_unavailable')
    await shop.owner`update offers set status = 'ACTIVE' where id = ${shop.offerId}`
    shop.clock.advance({ days: 15 })
    expect((await view(former)).canBeReissued).toBe(false)
    expect(await refusalOf(reissue(former))).toBe('payment_not_reissuable')
  })
})

describe('one order is sold once', () => {
  test('by the new code: the page of the old code shows it', async () => {
    const former = await anExpiredCode()
    const next = await reissue(former)
    await payLate(next)
    expect(await shop.statusOf(next)).toBe('APPROVED')
    expect((await view(former)).supersededBy).toEqual({ paymentId: next, isPaid: true })
  })

  test('by the old code if that is paid after all: the new one can no longer be paid on its page', async () => {
    const former = await anExpiredCode()
    const next = await reissue(former)
    await payLate(former)
    expect(await shop.statusOf(former)).toBe('APPROVED')
    expect((await view(former)).supersededBy).toBe(null)
    expect(await view(next)).toMatchObject({ pix: null, supersededBy: { paymentId: former, isPaid: true } })
    expect(await reissue(next)).toBe(former)
  })

  test.each([
    ['the old one first', (former: string, next: string) => [former, next]],
    ['the new one first', (former: string, next: string) => [next, former]],
  ] as const)(
    'when both are paid, %s: the second payment is refunded automatically without affecting the sale',
    async (_, inOrder) => {
      const former = await anExpiredCode()
      const next = await reissue(former)
      const [first = '', second = ''] = inOrder(former, next)
      await payLate(first)
      await payLate(second)
      expect(await shop.statusOf(first)).toBe('APPROVED')
      expect(await shop.statusOf(second)).not.toBe('APPROVED')
      shop.clock.advance({ minutes: 2 })
      await shop.settle()
      expect(await returned()).toEqual([{ paymentId: second, cents: price, state: 'DONE' }])
      expect(await casesOf(second)).toEqual([])
      expect(await suspense()).toBe(0)
      expect(await shop.statusOf(first)).toBe('APPROVED')
    },
  )

  test('when both are paid at the same moment: one is the sale, the other is refunded', async () => {
    const former = await anExpiredCode()
    const next = await reissue(former)
    shop.clock.advance({ minutes: 1 })
    await Promise.all(
      [former, next].map(async (id) => shop.sandbox.bank.pay(await codeOf(id), { late: true })),
    )
    await shop.settle()
    const statuses = (await paymentsOfOrder(former)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 'APPROVED')).toHaveLength(1)
    shop.clock.advance({ minutes: 2 })
    await shop.settle()
    expect(await returned()).toMatchObject([{ cents: price, state: 'DONE' }])
    expect(await suspense()).toBe(0)
  })

  test('also in the database, which refuses a second payment of an order', async () => {
    const former = await anExpiredCode()
    const next = await reissue(former)
    await payLate(next)
    await expect(shop.owner`update payments set paid_at = now() where id = ${former}`).rejects.toThrow(
      'payments_order_paid_once',
    )
  })
})

describe.each(['before', 'after'] as const)(
  'a server that dies just %s any commit of a reissue',
  (moment) => {
    test('makes one code at most, and a retry gets it', async () => {
      for (let n = 1; ; n++) {
        const former = await anExpiredCode()
        const before = (await shop.sandbox.acquirer('HAWKPAY').charges()).length
        const { app, hasDied } = dyingApp(n, moment)
        await reissue(former, app).catch(() => undefined)
        const next = await reissue(former)
        expect((await shop.sandbox.acquirer('HAWKPAY').charges()).length).toBeLessThanOrEqual(before + 1)
        expect(await paymentsOfOrder(former)).toHaveLength(2)
        expect((await view(former)).supersededBy?.paymentId).toBe(next)
        if (!hasDied()) return expect(n).toBeGreaterThan(2)
      }
    })

    /** The same app, which dies at its n-th transaction. */
    function dyingApp(n: number, when: 'before' | 'after'): { app: App; hasDied(): boolean } {
      let count = 0
      const transaction: App['db']['transaction'] = async (platformId, work) => {
        if (++count !== n) return shop.app.db.transaction(platformId, work)
        if (when === 'after') await shop.app.db.transaction(platformId, work)
        throw new Error('The process died here')
      }
      return { app: { ...shop.app, db: { ...shop.app.db, transaction } }, hasDied: () => count >= n }
    }
  },
)
