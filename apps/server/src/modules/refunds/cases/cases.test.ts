import { randomUUID } from 'node:crypto'
import type { PaymentMethod, PaymentStatus } from '@balcao/domain/vocabulary'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { applyProviderEvent } from '#modules/payments/core/apply-provider-event.ts'
import type { ProviderReport } from '#modules/payments/core/provider-report.ts'
import { inScope } from '#scope.ts'
import { callAs } from '#test/call-as.ts'
import { brokenInvariants, readBooks } from '#test/read-books.ts'
import { createShop, type Shop } from '#test/shop.ts'
import type { CaseResolution } from './case.input.ts'
import { getCase } from './get-case.ts'
import { listCases } from './list-cases.ts'
import { possibleResolutions } from './possible-resolutions.ts'
import { resolveCase } from './resolve-case.ts'

const price = 19_700
const reason = 'Conferido no extrato'

let shop: Shop

beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.stop())
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})

const tell = (paymentId: string, status: PaymentStatus, more: Partial<ProviderReport> = {}) =>
  inScope(shop.app, shop.platformId, (scope) =>
    applyProviderEvent(scope, paymentId, { source: 'WEBHOOK', certainty: 'KNOWN', status, ...more }),
  )
const staff = () => callAs(shop, { userId: randomUUID(), role: 'ADMIN', permissions: ['isSalesAvailable'] })
const openCaseOf = async (paymentId: string) =>
  (await staff()(listCases, { isOpen: true, limit: 100 })).rows.find((row) => row.paymentId === paymentId)
const resolve = async (paymentId: string, resolution: CaseResolution) => {
  const caseId = (await openCaseOf(paymentId))?.caseId ?? ''
  return staff()(resolveCase, { caseId, resolution, reason })
}
const standing = async (paymentId: string) => {
  const [row] = await shop.owner`
    select status, booked_cents::int as booked, refund_due_cents::int as due, kept_cents::int as kept from payments where id = ${paymentId}`
  return row
}

const dollarsSetApart = async () => {
  const [row] = await shop.owner`
    select coalesce(-sum(e.amount_cents), 0)::int as cents from ledger_entries e
    join ledger_accounts a on (a.platform_id, a.id) = (e.platform_id, e.account_id)
    where a.code = 'suspense' and e.currency = 'USD'`
  return row?.cents
}

const methods = ['PIX', 'BILLET'] as const satisfies PaymentMethod[]

describe.each(methods)('money for a %s', (method) => {
  const buy = async () => (await shop.buy({ method })).paymentId

  test('that arrived after a refusal is a case: it pays the sale, is returned or is kept, as a person decides', async () => {
    for (const [resolution, after] of [
      ['HONOUR', { status: 'APPROVED', booked: price, due: 0, kept: 0 }],
      ['REFUND', { status: 'REJECTED', booked: 0, due: price, kept: 0 }],
      ['KEEP', { status: 'REJECTED', booked: 0, due: 0, kept: price }],
    ] as const) {
      const paymentId = await buy()
      await tell(paymentId, 'REJECTED')
      await tell(paymentId, 'APPROVED')
      expect(await openCaseOf(paymentId)).toMatchObject({ kind: 'LATE_PAYMENT', heldCents: price })
      await resolve(paymentId, resolution)
      expect(await standing(paymentId)).toEqual(after)
      expect(await openCaseOf(paymentId)).toBeUndefined()
    }
  })

  test('that arrived after the code expired is honoured without a person', async () => {
    const paymentId = await buy()
    await tell(paymentId, 'CANCELED', { reason: 'expired' })
    await tell(paymentId, 'APPROVED')
    expect(await standing(paymentId)).toMatchObject({ status: 'APPROVED', booked: price })
    expect(await openCaseOf(paymentId)).toBeUndefined()
  })

  test('below the price makes no sale, and is returned', async () => {
    const paymentId = await buy()
    await tell(paymentId, 'PENDING', { paidCents: 9_000 })
    expect(await openCaseOf(paymentId)).toMatchObject({ kind: 'AMOUNT_MISMATCH', heldCents: 9_000 })
    await expect(resolve(paymentId, 'HONOUR')).rejects.toMatchObject({ code: 'case_resolution_impossible' })
    await resolve(paymentId, 'REFUND')
    expect(await standing(paymentId)).toMatchObject({ status: 'PENDING', booked: 0, due: 9_000 })
  })

  test('above the price does not affect the sale', async () => {
    const paymentId = await buy()
    await tell(paymentId, 'APPROVED', { paidCents: price + 300 })
    expect(await openCaseOf(paymentId)).toMatchObject({ kind: 'AMOUNT_MISMATCH', heldCents: 300 })
    const outcomes = await Promise.allSettled(
      ['REFUND', 'KEEP', 'REFUND'].map((one) => resolve(paymentId, one as CaseResolution)),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { due, kept, ...sale } = (await standing(paymentId)) ?? {}
    expect(sale).toEqual({ status: 'APPROVED', booked: price })
    expect(due + kept).toBe(300)
  })

  test('of another currency is held in that currency, and a person returns or keeps it', async () => {
    for (const resolution of ['RETURNED', 'KEEP'] as const) {
      const paymentId = await buy()
      await tell(paymentId, 'APPROVED', { currency: 'USD', amountCents: 4_000 })
      expect(await standing(paymentId)).toMatchObject({ status: 'PENDING', booked: 0 })
      await expect(resolve(paymentId, 'REFUND')).rejects.toMatchObject({ code: 'case_resolution_impossible' })
      await resolve(paymentId, resolution)
      expect(await openCaseOf(paymentId)).toBeUndefined()
      expect(await dollarsSetApart()).toBe(0)
    }
  })
})

test('money of another currency is held beside an open case too, which stays open when the rest is paid', async () => {
  const { paymentId } = await shop.buy()
  await tell(paymentId, 'PENDING', { paidCents: 9_000 })
  await tell(paymentId, 'APPROVED', { currency: 'USD', amountCents: price, paidCents: 4_000 })
  expect(await dollarsSetApart()).toBe(4_000)
  await tell(paymentId, 'APPROVED', { paidCents: price })
  expect(await standing(paymentId)).toMatchObject({ status: 'APPROVED', booked: price })
  await resolve(paymentId, 'RETURNED')
  expect(await dollarsSetApart()).toBe(0)
  expect(await openCaseOf(paymentId)).toBeUndefined()
})

test('a decided case is opened again for money of another currency', async () => {
  const { paymentId } = await shop.buy()
  await tell(paymentId, 'PENDING', { paidCents: 9_000 })
  await resolve(paymentId, 'REFUND')
  await tell(paymentId, 'APPROVED', { currency: 'USD', amountCents: 4_000 })
  await resolve(paymentId, 'KEEP')
  await tell(paymentId, 'APPROVED', { currency: 'USD', amountCents: 4_000 })
  expect(await openCaseOf(paymentId)).toBeUndefined()
})

describe('money of another currency', () => {
  const dollars = (paymentId: string, told: Partial<ProviderReport>) =>
    tell(paymentId, 'APPROVED', { currency: 'USD', ...told })

  test('that arrives a second time is held as well, while a repeated report of the same money is not', async () => {
    const { paymentId } = await shop.buy()
    await dollars(paymentId, { amountCents: 4_000 })
    await dollars(paymentId, { amountCents: 4_000, paidCents: 4_000 })
    expect(await dollarsSetApart()).toBe(4_000)
    await dollars(paymentId, { amountCents: 4_000, paidCents: 7_000 })
    await dollars(paymentId, { amountCents: 4_000, paidCents: 4_000 })
    expect(await dollarsSetApart()).toBe(7_000)
    expect(await openCaseOf(paymentId)).toMatchObject({ detail: { amountCents: 7_000, currency: 'USD' } })
    await resolve(paymentId, 'RETURNED')
    expect(await dollarsSetApart()).toBe(0)
  })

  test('with a new receipt is further money', async () => {
    const { paymentId } = await shop.buy()
    const [first, second] = ['A', 'B'].map((end) => `E00000000203003131500${end.repeat(11)}`)
    for (const endToEndId of [first, second, first, second])
      await dollars(paymentId, { amountCents: 4_000, endToEndId })
    expect(await dollarsSetApart()).toBe(8_000)
    await resolve(paymentId, 'KEEP')
    expect(await dollarsSetApart()).toBe(0)
  })

  test('that arrives after a decision needs a decision of its own', async () => {
    const { paymentId } = await shop.buy()
    await dollars(paymentId, { amountCents: 4_000 })
    await resolve(paymentId, 'KEEP')
    await dollars(paymentId, { amountCents: 4_000, paidCents: 8_000 })
    expect(await dollarsSetApart()).toBe(4_000)
    await resolve(paymentId, 'KEEP')
    expect(await dollarsSetApart()).toBe(0)
    await dollars(paymentId, { amountCents: 4_000, paidCents: 8_000 })
    expect(await openCaseOf(paymentId)).toBeUndefined()
  })
})

test('the second payment of a Pix paid twice is returned without a person', async () => {
  const { paymentId, payment } = await shop.buy()
  for (const _ of [1, 2]) {
    shop.clock.advance({ minutes: 1 })
    await shop.sandbox.bank.pay(payment.pix?.code ?? '', { amount: price, late: true })
    await shop.settle()
  }
  shop.clock.advance({ minutes: 2 })
  await shop.settle()
  expect(await standing(paymentId)).toEqual({ status: 'APPROVED', booked: price, due: 0, kept: 0 })
  const [refund] =
    await shop.owner`select state, source, asked_by from refunds where payment_id = ${paymentId}`
  expect(refund).toEqual({ state: 'DONE', source: 'SUSPENSE', asked_by: 'PRODUCT' })
})

test('a return from suspense is requested from the provider, and its case is closed meanwhile', async () => {
  const { paymentId, payment } = await shop.buy()
  await shop.sandbox.bank.pay(payment.pix?.code ?? '', { amount: price + 500, late: true })
  await shop.settle()
  await resolve(paymentId, 'REFUND')
  await shop.settle()
  shop.clock.advance({ minutes: 2 })
  await shop.settle()
  expect(await standing(paymentId)).toEqual({ status: 'APPROVED', booked: price, due: 0, kept: 0 })
  expect(await readBooks(shop)).not.toHaveProperty('suspense')
})

test('the person who decides sees the sale, its reports, and only the possible decisions', async () => {
  const { paymentId } = await shop.buy()
  await tell(paymentId, 'REJECTED')
  await tell(paymentId, 'APPROVED')
  const caseId = (await openCaseOf(paymentId))?.caseId ?? ''
  const seen = await staff()(getCase, { caseId })
  expect(seen).toMatchObject({ kind: 'LATE_PAYMENT', priceCents: price, heldCents: price })
  expect(seen.resolutions).toEqual(['HONOUR', 'REFUND', 'KEEP'])
  expect(seen.events.map(({ status }) => status).slice(-2)).toEqual(['REJECTED', 'APPROVED'])
  await resolve(paymentId, 'KEEP')
  expect((await staff()(getCase, { caseId })).resolutions).toEqual([])
})

test('a case without money can only be closed, with a reason', async () => {
  const { paymentId } = await shop.buy()
  await tell(paymentId, 'REFUNDED', { amountCents: 100 })
  expect(await openCaseOf(paymentId)).toMatchObject({ kind: 'AMOUNT_MISMATCH', heldCents: 0 })
  await expect(resolve(paymentId, 'KEEP')).rejects.toMatchObject({ code: 'case_resolution_impossible' })
  await resolve(paymentId, 'CLOSE')
  expect(await openCaseOf(paymentId)).toBeUndefined()
  const audited =
    await shop.owner`select reason from audit_log where action = 'payment_case.resolved' and subject = ${paymentId}`
  expect(audited).toEqual([{ reason }])
})

test('a late payment is not honoured if another code has paid the sale', () => {
  const money = { heldCents: price, hasForeignMoney: false, canBeHonoured: false }
  expect(possibleResolutions('LATE_PAYMENT', money)).toEqual(['REFUND', 'KEEP'])
})
