import { randomUUID } from 'node:crypto'
import { dayInSaoPaulo } from '@balcao/domain/calendar'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { users } from '#db/schema/accounts.ts'
import { saleInvoices } from '#db/schema/invoices.ts'
import { refunds } from '#db/schema/refunds.ts'
import { aFiscalProfile, type FiscalWishes } from '#demo/a-fiscal-profile.ts'
import { a1Samples } from '#demo/a1-samples.ts'
import { aStall } from '#test/a-stall.ts'
import { callAs } from '#test/call-as.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { askForInvoices } from './asking/ask-for-invoices.ts'
import { cancelInvoice } from './asking/change-invoice.ts'

let world: TestApp

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())
afterEach(() => world.sandbox.faults.clear())

let series = 0

/** A seller who issues invoices, in a series of their own. */
async function aShop(wishes: Partial<FiscalWishes> = {}) {
  const { seller, product, within, sell } = await aStall(world, { priceCents: 19_990 })
  series += 1
  const own = { sellerId: seller.id, productIds: [product.id], series: `${series}` }
  await within((scope) => aFiscalProfile(scope, { ...own, ...wishes }))
  const call = callAs(world, { userId: seller.id, role: 'SELLER' })
  const pay = async () => {
    const paymentId = await sell()
    await world.drainJobs()
    return paymentId
  }
  const invoiceOf = (paymentId: string) =>
    within(async ({ tx }) => {
      const [invoice] = await tx.select().from(saleInvoices).where(eq(saleInvoices.paymentId, paymentId))
      if (!invoice) throw new Error('The payment has no invoice')
      return invoice
    })
  const ask = async (invoiceId: string) => {
    const answer = await call(askForInvoices, { invoiceIds: [invoiceId] })
    await world.drainJobs()
    return answer
  }
  /** Invoices of the series at the tax authority. */
  const issued = () =>
    world.sandbox.nfse
      .issued(a1Samples.cnpj)
      .filter(({ dpsId }) => dpsId.slice(25, 30) === own.series.padStart(5, '0'))
  return { seller, within, call, sell, pay, invoiceOf, ask, issued }
}

describe('a declaration', () => {
  const refusal = { status: 403, body: { erro: { codigo: 'E2220', descricao: 'Consulta recusada.' } } }

  test('is neither rejected nor sent twice while its outcome cannot be read', async () => {
    const shop = await aShop({ timing: 'ON_PAYMENT' })
    world.sandbox.faults.next({ acquirer: 'NFSE', operation: 'invoice', kind: 'drop-after' })
    world.sandbox.faults.next({
      ...{ acquirer: 'NFSE', operation: 'invoice-get', kind: 'rewrite', rewrite: () => refusal },
    })
    const invoice = await shop.invoiceOf(await shop.pay())
    expect(world.sandbox.faults.waiting()).toBe(0)
    expect(invoice).toMatchObject({ state: 'ISSUED', number: 1 })
    expect(shop.issued()).toHaveLength(1)
  })

  test('is found issued after a false refusal, and no second invoice is issued', async () => {
    const shop = await aShop({ timing: 'ON_PAYMENT' })
    world.sandbox.faults.next({
      ...{ acquirer: 'NFSE', operation: 'invoice', kind: 'rewrite', rewrite: () => refusal },
    })
    const paymentId = await shop.pay()
    const refused = await shop.invoiceOf(paymentId)
    expect(refused).toMatchObject({ state: 'REJECTED', number: 1 })
    world.clock.advance({ minutes: 5 })
    await shop.ask(refused.id)
    expect(await shop.invoiceOf(paymentId)).toMatchObject({ state: 'ISSUED', number: 1 })
    expect(shop.issued()).toHaveLength(1)
  })

  test('names the day of the payment when the job runs days later', async () => {
    const shop = await aShop({ timing: 'ON_PAYMENT' })
    const paymentId = await shop.sell()
    const day = dayInSaoPaulo(world.clock.now())
    world.clock.advance({ days: 3 })
    await world.drainJobs()
    expect((await shop.invoiceOf(paymentId)).dpsXml).toContain(`<dCompet>${day}</dCompet>`)
  })

  test('is not signed for a company other than that of the certificate', async () => {
    const shop = await aShop()
    const paymentId = await shop.pay()
    await shop.within(({ tx }) =>
      tx.update(users).set({ document: '11444777000161' }).where(eq(users.id, shop.seller.id)),
    )
    await shop.ask((await shop.invoiceOf(paymentId)).id)
    expect(await shop.invoiceOf(paymentId)).toMatchObject({
      state: 'TO_ISSUE',
      obstacle: 'CERTIFICATE_MISSING',
      dpsXml: null,
    })
  })
})

describe('the invoice of a refunded sale', () => {
  const aRefund = (
    shop: Awaited<ReturnType<typeof aShop>>,
    paymentId: string,
    wishes: Partial<typeof refunds.$inferInsert>,
  ) =>
    shop.within(async ({ tx, platformId, now }) => {
      const { sellerId } = await shop.invoiceOf(paymentId)
      await tx.insert(refunds).values({
        ...{ platformId, paymentId, sellerId, key: randomUUID(), source: 'SALE', kind: 'PART' },
        ...{ amountCents: 0, askedBy: 'SELLER', reason: '', state: 'DONE', createdAt: now },
        ...wishes,
      })
    })

  test('declares the amount left after a partial refund', async () => {
    const shop = await aShop()
    const paymentId = await shop.pay()
    await aRefund(shop, paymentId, { amountCents: 4_990 })
    await aRefund(shop, paymentId, { amountCents: 1_000, state: 'REFUSED' })
    const { id } = await shop.invoiceOf(paymentId)
    await shop.ask(id)
    const invoice = await shop.invoiceOf(paymentId)
    expect(invoice).toMatchObject({ state: 'ISSUED', amountCents: 15_000 })
    expect(invoice.dpsXml).toContain('<vServ>150.00</vServ>')
  })

  test('waits while a refund of its item is open, and is dropped when that refund is done', async () => {
    const shop = await aShop()
    const paymentId = await shop.pay()
    const { id, orderItemId } = await shop.invoiceOf(paymentId)
    await aRefund(shop, paymentId, {
      ...{ kind: 'ITEMS', amountCents: 19_990, orderItemIds: [orderItemId], state: 'MANUAL' },
    })
    await shop.ask(id)
    expect(await shop.invoiceOf(paymentId)).toMatchObject({ state: 'TO_ISSUE', obstacle: 'REFUND_OPEN' })
    await shop.within(({ tx }) =>
      tx.update(refunds).set({ state: 'DONE' }).where(eq(refunds.paymentId, paymentId)),
    )
    await shop.ask(id)
    expect(await shop.invoiceOf(paymentId)).toMatchObject({ state: 'DROPPED', dpsXml: null })
  })

  test('stays issued when its cancellation is refused, and the seller is mailed the reason once a day', async () => {
    const shop = await aShop({ timing: 'ON_PAYMENT' })
    const refusal = { status: 400, body: { erro: { codigo: 'E0812', descricao: 'Prazo encerrado.' } } }
    const askToCancel = async () => {
      const { id } = await shop.invoiceOf(await shop.pay())
      world.sandbox.faults.next({
        ...{ acquirer: 'NFSE', operation: 'invoice-cancel', kind: 'rewrite', rewrite: () => refusal },
      })
      world.sandbox.faults.next({
        ...{ acquirer: 'NFSE', operation: 'invoice-get', kind: 'rewrite' },
        rewrite: () => ({ status: 404, body: {} }),
      })
      await shop.call(cancelInvoice, { invoiceId: id })
      await world.drainJobs()
      return id
    }
    const ids = [await askToCancel(), await askToCancel()]
    const kept = await shop.within(({ tx }) =>
      tx.select().from(saleInvoices).where(inArray(saleInvoices.id, ids)),
    )
    for (const invoice of kept)
      expect(invoice).toMatchObject({ state: 'ISSUED', canceledAt: null, refusalCode: 'E0812' })
    const told = (await world.inbox()).filter(
      ({ recipient, template }) => recipient === shop.seller.email && template === 'invoiceRefused',
    )
    expect(told.map(({ text }) => text)).toEqual([expect.stringContaining('E0812: Prazo encerrado.')])
  })

  test('is cancelled when the seller asks after the job has used up its tries', async () => {
    const shop = await aShop({ timing: 'ON_PAYMENT' })
    const paymentId = await shop.pay()
    const { id } = await shop.invoiceOf(paymentId)
    // The state after the job has used up its tries.
    await shop.within(({ tx }) =>
      tx.update(saleInvoices).set({ state: 'CANCELING' }).where(eq(saleInvoices.id, id)),
    )
    expect(await shop.ask(id)).toEqual({ count: 1 })
    expect((await shop.invoiceOf(paymentId)).state).toBe('CANCELED')
  })
})
