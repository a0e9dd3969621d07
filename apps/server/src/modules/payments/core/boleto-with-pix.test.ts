import { randomUUID } from 'node:crypto'
import { addBusinessDays, dayInSaoPaulo, startOfDayInSaoPaulo } from '@balcao/domain/calendar'
import type { PaymentMethod } from '@balcao/domain/vocabulary'
import type { ProviderName } from '@balcao/providers/provider-names'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { anAccount } from '#demo/an-account.ts'
import { saveAcquirerCosts } from '#modules/acquirers/costs/save-acquirer-costs.ts'
import { checkPayment } from '#modules/payments/asking/check-payment.ts'
import { getPaymentView } from '#modules/payments/views/get-payment-view.ts'
import { strangerViewer } from '#modules/payments/views/payment-viewer.ts'
import { asSeller } from '#modules/payments/views/sale-viewer.ts'
import { refundSale } from '#modules/refunds/refund-sale.ts'
import { inScope } from '#scope.ts'
import { callAs } from '#test/call-as.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { createShop, type Shop } from '#test/shop.ts'

const price = 19_700
const costs: Partial<Record<PaymentMethod, number>> = { PIX: 99, BILLET: 349 }

let shop: Shop

/** A shop whose boletos carry a Pix code, at an acquirer whose cost depends on the way of payment. */
async function openShop(provider: ProviderName) {
  shop = await createShop()
  const { id } = await inScope(shop.app, shop.platformId, (scope) =>
    anAccount(scope, { sandbox: shop.sandbox, provider, methods: ['BILLET'], priority: -1 }),
  )
  const staff = callAs(shop, { userId: randomUUID(), role: 'ADMIN', permissions: ['isConfigAvailable'] })
  for (const [method, fixedCents] of Object.entries(costs))
    await staff(saveAcquirerCosts, {
      accountId: id,
      method: method as PaymentMethod,
      currency: 'BRL',
      rows: [{ fromInstallments: 1, basisPoints: 0, fixedCents }],
    })
}
afterEach(async () => {
  shop.sandbox.faults.clear()
  expect(await brokenInvariants(shop)).toEqual([])
})

async function aBoleto() {
  const { paymentId, payment } = await shop.buy({ method: 'BILLET' })
  const [line, pix] = [payment.billet?.code ?? '', payment.billet?.pixCode ?? '']
  return { paymentId, payment, line, pix }
}
/** Pays a code at the bank after a minute, and runs the jobs that follow. */
async function pay(code: string, { late = false } = {}) {
  shop.clock.advance({ minutes: 1 })
  await shop.sandbox.bank.pay(code, { late })
  await shop.settle()
}
const check = (paymentId: string) =>
  checkPayment(shop.app, { platformId: shop.platformId, paymentId, source: 'RECONCILER' })
const paidBy = async (paymentId: string) => {
  const [row] = await shop.owner`select method, status, paid_by from payments where id = ${paymentId}`
  return [row?.method, row?.status, row?.paid_by]
}
const view = (paymentId: string) =>
  inScope(shop.app, shop.platformId, (scope) => getPaymentView(scope, paymentId, strangerViewer))
const salesBooked = async (paymentId: string) =>
  (await shop.owner`select 1 from ledger_journals where key = ${`sale.approved:${paymentId}`}`).length
const costOf = async (paymentId: string) => {
  const [row] = await shop.owner`
    select sum(e.amount_cents)::int as cents from ledger_journals j
    join ledger_entries e on (e.platform_id, e.journal_id) = (j.platform_id, j.id)
    join ledger_accounts a on (a.platform_id, a.id) = (e.platform_id, e.account_id) and a.code = 'platform:cost'
    where j.key = ${`acquirer.cost:${paymentId}`}`
  return row?.cents
}
const casesOf = async (paymentId: string) =>
  (
    await shop.owner`
      select kind, closed_at is null as is_open from payment_cases where payment_id = ${paymentId} order by opened_at, kind`
  ).map((row) => `${row.kind} ${row.is_open ? 'open' : 'closed'}`)

describe('a boleto of ASAAS with a Pix code', () => {
  beforeAll(() => openShop('ASAAS'))
  afterAll(() => shop.stop())

  test('is shown and mailed as one boleto with both codes', async () => {
    const { paymentId, payment, line, pix } = await aBoleto()
    expect(line).toHaveLength(47)
    expect(pix).toMatch(/^000201/)
    expect(payment).toMatchObject({ method: 'BILLET', pix: null, paidBy: null })
    await shop.drainJobs()
    const mails = (await shop.inbox()).filter(({ key }) => key.endsWith(`:${paymentId}`))
    expect(mails.map(({ key }) => key.split(':')[0])).toEqual(['boleto-created'])
    expect(mails[0]?.text).toContain(pix)
    expect(mails[0]?.text.replace(/[. ]/g, '')).toContain(line)
  })

  test('is one sale on the terms of a boleto, at the cost of a Pix, when it is paid by Pix', async () => {
    const { paymentId, pix } = await aBoleto()
    await pay(pix)
    expect(await paidBy(paymentId)).toEqual(['BILLET', 'APPROVED', 'PIX'])
    expect(await salesBooked(paymentId)).toBe(1)
    expect(await costOf(paymentId)).toBe(costs.PIX)
    const lots = await shop.owner`
      select l.release_at, p.release_days from balance_lots l
      join payments on (payments.platform_id, payments.id) = (l.platform_id, l.payment_id)
      join orders o on (o.platform_id, o.id) = (payments.platform_id, payments.order_id)
      join fee_plans p on (p.platform_id, p.id) = (o.platform_id, o.fee_plan_id)
      where l.payment_id = ${paymentId} and l.kind = 'RELEASE'`
    for (const { release_at: releaseAt, release_days: days } of lots)
      expect(releaseAt).toEqual(
        days === 0
          ? shop.clock.now()
          : startOfDayInSaoPaulo(addBusinessDays(dayInSaoPaulo(shop.clock.now()), days)),
      )
    expect(lots.length).toBeGreaterThan(0)
  })

  test('has the cost of a boleto when it is paid by its bar code', async () => {
    const { paymentId, line } = await aBoleto()
    await pay(line)
    expect(await paidBy(paymentId)).toEqual(['BILLET', 'APPROVED', 'BILLET'])
    expect(await costOf(paymentId)).toBe(costs.BILLET)
  })

  test('is one sale when both codes are paid while three workers read it', async () => {
    const { paymentId, line, pix } = await aBoleto()
    shop.clock.advance({ minutes: 1 })
    await shop.sandbox.bank.pay(pix)
    await Promise.all([
      check(paymentId),
      shop.sandbox.bank.pay(line, { late: true }),
      check(paymentId),
      shop.drainJobs(),
      check(paymentId),
    ])
    await shop.settle()
    expect(await paidBy(paymentId)).toEqual(['BILLET', 'APPROVED', 'PIX'])
    expect(await salesBooked(paymentId)).toBe(1)
    expect(await costOf(paymentId)).toBe(costs.PIX)
  })

  test('is found with both codes when its answer was lost, and is not created a second time', async () => {
    shop.sandbox.faults.next({ acquirer: 'ASAAS', operation: 'create', kind: 'drop-after' })
    const { paymentId } = await shop.buy({ method: 'BILLET' })
    shop.clock.advance({ minutes: 1 })
    await check(paymentId)
    const [row] =
      await shop.owner`select pix_code, billet_code, expires_at from payments where id = ${paymentId}`
    // The end of the due day, which the acquirer's answer contains.
    expect(row?.expires_at).toEqual(new Date('2030-03-17T02:59:59.000Z'))
    expect(row?.pix_code).toMatch(/^000201/)
    expect(row?.billet_code).toHaveLength(47)
  })

  test('shows neither code after its due date, and is still paid by a late Pix', async () => {
    const { paymentId, pix } = await aBoleto()
    const codes = async () => {
      const { pix: ofPix, billet, playBankUrl } = await view(paymentId)
      return [ofPix, billet?.code, billet?.pixCode, playBankUrl]
    }
    expect((await codes())[2]).toBe(pix)
    shop.clock.advance({ days: 5 })
    await shop.sandbox.bank.runDueEvents()
    await shop.settle()
    expect(await codes()).toEqual([null, undefined, undefined, null])
    await pay(pix, { late: true })
    expect(await paidBy(paymentId)).toEqual(['BILLET', 'APPROVED', 'PIX'])
  })

  test('is refunded by a call after a payment by Pix, and by a person after a payment by its bar code', async () => {
    const outcomes = []
    for (const way of ['pix', 'line'] as const) {
      const boleto = await aBoleto()
      await pay(boleto[way])
      const { paymentId } = boleto
      const [row] = await shop.owner`select seller_id from payments where id = ${paymentId}`
      await callAs(shop, { userId: row?.seller_id, role: 'SELLER' })(
        (caller, wish: { kind: 'WHOLE'; paymentId: string; key: string; reason: string }) =>
          refundSale(caller, asSeller(caller), wish),
        { kind: 'WHOLE', paymentId, key: randomUUID(), reason: 'O comprador se arrependeu' },
      )
      await shop.settle()
      shop.clock.advance({ minutes: 2 })
      await shop.settle()
      const [refund] = await shop.owner`select state, failure from refunds where payment_id = ${paymentId}`
      outcomes.push([refund?.state, refund?.failure])
    }
    expect(outcomes).toEqual([
      ['DONE', null],
      ['MANUAL', 'provider_cannot_refund'],
    ])
  })
})

describe('a boleto of PAGARME with a Pix code', () => {
  beforeAll(() => openShop('PAGARME'))
  afterAll(() => shop.stop())

  test('is one sale when it is paid by Pix and then by its bar code, and the second payment is refunded', async () => {
    const { paymentId, line, pix } = await aBoleto()
    await pay(pix)
    await pay(line, { late: true })
    shop.clock.advance({ minutes: 1 })
    await shop.settle()
    expect(await paidBy(paymentId)).toEqual(['BILLET', 'APPROVED', 'PIX'])
    expect(await salesBooked(paymentId)).toBe(1)
    expect(await casesOf(paymentId)).toEqual(['DOUBLE_PAYMENT closed'])
    const refunds = await shop.sandbox.acquirer('PAGARME').refunds()
    expect(refunds).toMatchObject([{ amount: price }])
  })

  test('is one sale when both codes are paid before the first webhook, and the excess is refunded', async () => {
    const { paymentId, line, pix } = await aBoleto()
    shop.clock.advance({ minutes: 1 })
    await Promise.all([shop.sandbox.bank.pay(line), shop.sandbox.bank.pay(pix, { late: true })])
    await Promise.all([check(paymentId), check(paymentId), shop.settle()])
    shop.clock.advance({ minutes: 1 })
    await shop.settle()
    expect(await salesBooked(paymentId)).toBe(1)
    expect(await casesOf(paymentId)).toEqual(['DOUBLE_PAYMENT closed'])
  })

  test('stores no code of payment when the acquirer reports none', async () => {
    const { paymentId, line } = await aBoleto()
    await pay(line)
    expect(await paidBy(paymentId)).toEqual(['BILLET', 'APPROVED', null])
    expect(await costOf(paymentId)).toBe(costs.BILLET)
  })
})
