import { randomUUID } from 'node:crypto'
import { invoiceEventTypes } from '@balcao/domain/platform/outgoing-events'
import { asc, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { fiscalProfiles, saleInvoices } from '#db/schema/invoices.ts'
import { aFiscalProfile, type FiscalWishes } from '#demo/a-fiscal-profile.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { a1Samples } from '#demo/a1-samples.ts'
import { anEndpoint } from '#demo/an-endpoint.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { applyProviderEvent } from '#modules/payments/core/apply-provider-event.ts'
import type { ProviderReport } from '#modules/payments/core/provider-report.ts'
import { inScope, type Scope } from '#scope.ts'
import { callAs } from '#test/call-as.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { askForAll, askForInvoices } from './asking/ask-for-invoices.ts'
import { cancelInvoice, noteOutsideInvoice } from './asking/change-invoice.ts'
import { listInvoices } from './list-invoices.ts'
import { saveProductFiscal } from './product/product-fiscal.ts'
import { issueInvoiceJob } from './sending/issue-invoice.job.ts'
import { prepareInvoice } from './sending/prepare-invoice.ts'

let world: TestApp

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())
afterEach(() => world.sandbox.faults.clear())

const within = <T>(work: (scope: Scope) => Promise<T>) => inScope(world.app, world.platformId, work)
let series = 0

/** A seller with a course and an endpoint for events of invoices. Each seller has a series of its own, since all have the same company. */
async function aShop({ type, ...wishes }: Partial<FiscalWishes> & { type?: 'FISICO' } = {}) {
  const { seller, offer, product, endpointId } = await within(async (scope) => {
    const seller = await aPerson(scope)
    const product = await aProduct(scope, { sellerId: seller.id, type: type ?? 'DIGITAL' })
    const offer = await anOffer(scope, { productId: product.id, priceCents: 19_990 })
    series += 1
    await aFiscalProfile(scope, {
      sellerId: seller.id,
      productIds: [product.id],
      series: `${series}`,
      ...wishes,
    })
    const { id: endpointId } = await anEndpoint(scope, {
      sellerId: seller.id,
      events: [...invoiceEventTypes],
    })
    return { seller, offer, product, endpointId }
  })
  const who = { userId: seller.id, role: 'SELLER' as const }
  const told = async () => {
    const rows = await world.owner`
      select type, body from outgoing_deliveries where endpoint_id = ${endpointId} order by created_at, type desc`
    return rows.map(({ type, body }) => ({ type, ...JSON.parse(body).data }))
  }
  return { seller, offer, product, call: callAs(world, who), told }
}

async function pay(offerId: string) {
  const { paymentId } = await aPurchase(world.app, world.platformId, { offerId })
  await tell(paymentId, 'APPROVED')
  return paymentId
}

async function tell(
  paymentId: string,
  status: 'APPROVED' | 'REFUNDED' | 'CHARGEBACK',
  more: Partial<ProviderReport> = {},
) {
  await within((scope) =>
    applyProviderEvent(scope, paymentId, { source: 'RECONCILER', status, certainty: 'KNOWN', ...more }),
  )
  await world.drainJobs()
}

const invoiceOf = (paymentId: string) =>
  within(async ({ tx }) => {
    const [invoice] = await tx.select().from(saleInvoices).where(eq(saleInvoices.paymentId, paymentId))
    if (!invoice) throw new Error('The payment has no invoice')
    return invoice
  })

/** Invoices of a series at the simulated tax authority. */
const issuedIn = (ofSeries: string | null) =>
  world.sandbox.nfse
    .issued(a1Samples.cnpj)
    .filter(({ dpsId }) => dpsId.slice(25, 30) === (ofSeries ?? '').padStart(5, '0'))

async function askAndDrain(shop: Awaited<ReturnType<typeof aShop>>, invoiceIds: string[]) {
  const answer = await shop.call(askForInvoices, { invoiceIds })
  await world.drainJobs()
  return answer
}

describe('a paid sale', () => {
  test('waits for its invoice until the seller requests it, and the buyer gets the invoice by mail', async () => {
    const shop = await aShop()
    const paymentId = await pay(shop.offer.id)
    const waiting = await invoiceOf(paymentId)
    expect(waiting).toMatchObject({ state: 'TO_ISSUE', amountCents: 19_990, kind: 'SERVICE' })
    expect(await askAndDrain(shop, [waiting.id])).toEqual({ count: 1 })
    const issued = await invoiceOf(paymentId)
    expect(issued).toMatchObject({ state: 'ISSUED', number: 1 })
    expect(issuedIn(issued.series).map(({ accessKey }) => accessKey)).toEqual([issued.accessKey])
    expect(issued.invoiceXml).toContain('<vServ>199.90</vServ>')
    const mails = (await world.inbox()).filter(({ template }) => template === 'invoiceIssued')
    expect(mails).toHaveLength(1)
    expect(await shop.told()).toMatchObject([
      {
        type: 'invoice.issued',
        invoice: {
          id: issued.id,
          state: 'ISSUED',
          accessKey: issued.accessKey,
          amountCents: 19_990,
          refusal: null,
        },
        paymentId,
        product: { id: shop.product.id },
      },
    ])
  })

  test('is invoiced at the payment or after the guarantee, by the seller’s choice', async () => {
    const atOnce = await aShop({ timing: 'ON_PAYMENT' })
    expect((await invoiceOf(await pay(atOnce.offer.id))).state).toBe('ISSUED')
    const later = await aShop({ timing: 'AFTER_GUARANTEE' })
    const paymentId = await pay(later.offer.id)
    expect((await invoiceOf(paymentId)).state).toBe('TO_ISSUE')
    world.clock.advance({ days: 7 })
    await world.drainJobs()
    expect((await invoiceOf(paymentId)).state).toBe('ISSUED')
  })

  test('is invoiced for the day of its payment, although the job runs days later', async () => {
    const { offer } = await aShop()
    const { paymentId } = await aPurchase(world.app, world.platformId, { offerId: offer.id })
    const paid = { source: 'RECONCILER', status: 'APPROVED', certainty: 'KNOWN' } as const
    await within((scope) => applyProviderEvent(scope, paymentId, paid))
    const paidAt = world.clock.now()
    world.clock.advance({ days: 2 })
    await world.drainJobs()
    expect((await invoiceOf(paymentId)).paidAt.getTime()).toBeLessThanOrEqual(paidAt.getTime())
  })

  test('is accepted by the layout for a seller of each tax regime', async () => {
    for (const regime of ['MEI', 'SIMPLES', 'PRESUMIDO', 'REAL'] as const) {
      const shop = await aShop({ timing: 'ON_PAYMENT', regime })
      expect(await invoiceOf(await pay(shop.offer.id))).toMatchObject({ state: 'ISSUED', refusalText: null })
    }
  })

  test('shows why its invoice waits, and is invoiced once the obstacle is settled', async () => {
    const shop = await aShop({ timing: 'ON_PAYMENT', productIds: [] })
    const paymentId = await pay(shop.offer.id)
    expect(await invoiceOf(paymentId)).toMatchObject({
      state: 'TO_ISSUE',
      obstacle: 'PRODUCT_MISSING',
      number: null,
    })
    await shop.call(saveProductFiscal, {
      productId: shop.product.id,
      serviceCode: '080201',
      nbs: '122051900',
      issBasisPoints: 200,
      ncm: null,
    })
    await askAndDrain(shop, [(await invoiceOf(paymentId)).id])
    expect(await invoiceOf(paymentId)).toMatchObject({ state: 'ISSUED', obstacle: null })
  })

  test('of goods gets the record of an invoice that another program issued', async () => {
    const shop = await aShop({ type: 'FISICO', timing: 'ON_PAYMENT' })
    const { paymentId } = await aPurchase(world.app, world.platformId, {
      offerId: shop.offer.id,
      address: {
        cep: '01310-100',
        street: 'Avenida Paulista',
        number: '1000',
        district: 'Bela Vista',
        city: 'São Paulo',
        state: 'SP',
      },
    })
    await tell(paymentId, 'APPROVED')
    const invoice = await invoiceOf(paymentId)
    expect(invoice).toMatchObject({ kind: 'GOODS', state: 'TO_ISSUE' })
    expect(await askAndDrain(shop, [invoice.id])).toEqual({ count: 0 })
    const noted = { invoiceId: invoice.id, number: '000.123', url: 'https://nota.example.com/123' }
    await shop.call(noteOutsideInvoice, noted)
    await shop.call(noteOutsideInvoice, noted)
    const { rows } = await shop.call(listInvoices, { group: 'ISSUED', limit: 25 })
    expect(rows).toMatchObject([
      { state: 'ISSUED', isOutside: true, outsideNumber: '000.123', url: noted.url },
    ])
  })
})

describe('a declaration', () => {
  test('is found by its id when its answer was lost, and is not sent again', async () => {
    const shop = await aShop({ timing: 'ON_PAYMENT' })
    world.sandbox.faults.next({ acquirer: 'NFSE', operation: 'invoice', kind: 'drop-after' })
    const sent = world.sandbox.nfse.calls('invoice')
    const paymentId = await pay(shop.offer.id)
    const invoice = await invoiceOf(paymentId)
    expect(invoice).toMatchObject({ state: 'ISSUED', number: 1 })
    expect(issuedIn(invoice.series)).toHaveLength(1)
    // The retry read it; only the first run declared.
    expect(world.sandbox.nfse.calls('invoice') - sent).toBe(1)
    expect(world.sandbox.faults.waiting()).toBe(0)
  })

  test('keeps its number when the process dies before the call', async () => {
    const shop = await aShop()
    const paymentId = await pay(shop.offer.id)
    const { id } = await invoiceOf(paymentId)
    // The process ends between the commit and the call.
    const first = await within((scope) => prepareInvoice(scope, id))
    const second = await within((scope) => prepareInvoice(scope, id))
    expect([first?.mayBeSent, second?.mayBeSent]).toEqual([false, true])
    expect(second?.dpsXml).toBe(first?.dpsXml)
    await askAndDrain(shop, [id])
    const invoice = await invoiceOf(paymentId)
    expect(invoice).toMatchObject({ state: 'ISSUED', number: 1, dpsId: first?.dpsId })
    expect(issuedIn(invoice.series)).toHaveLength(1)
  })

  test('becomes one invoice and one mail when three runs send it at the same time', async () => {
    const shop = await aShop()
    const paymentId = await pay(shop.offer.id)
    const { id: invoiceId } = await invoiceOf(paymentId)
    const run = () => issueInvoiceJob.run(world.app, { platformId: world.platformId, invoiceId })
    await Promise.all([run(), run(), run()])
    const invoice = await invoiceOf(paymentId)
    expect(invoice.state).toBe('ISSUED')
    expect(issuedIn(invoice.series)).toHaveLength(1)
    expect(
      (await world.inbox()).filter(
        ({ orderId, template }) => orderId === invoice.orderId && template === 'invoiceIssued',
      ),
    ).toHaveLength(1)
  })

  test('gets the next number, without gaps, when many sales are invoiced at once', async () => {
    const shop = await aShop()
    const paid: string[] = []
    for (let sale = 0; sale < 6; sale += 1) paid.push(await pay(shop.offer.id))
    await shop.call(askForAll, {})
    await world.drainJobs()
    const invoices = await within(({ tx }) =>
      tx
        .select()
        .from(saleInvoices)
        .where(eq(saleInvoices.sellerId, shop.seller.id))
        .orderBy(asc(saleInvoices.number)),
    )
    expect(invoices.map(({ number, state }) => [number, state])).toEqual(
      [1, 2, 3, 4, 5, 6].map((number) => [number, 'ISSUED']),
    )
    expect(issuedIn(invoices[0]?.series ?? null)).toHaveLength(6)
  })

  test('shows the reason when it is refused, keeps its number and can be sent again', async () => {
    const shop = await aShop({ timing: 'ON_PAYMENT', serviceCode: '999999' })
    const paymentId = await pay(shop.offer.id)
    const refused = await invoiceOf(paymentId)
    expect(refused).toMatchObject({ state: 'REJECTED', refusalCode: 'E0310', number: 1 })
    world.clock.advance({ minutes: 1 })
    const second = await pay(shop.offer.id)
    const reasons = (await shop.told()).map(({ type, invoice }) => [type, invoice.id, invoice.refusal.code])
    expect(reasons).toEqual([
      ['invoice.refused', refused.id, 'E0310'],
      ['invoice.refused', (await invoiceOf(second)).id, 'E0310'],
    ])
    // One mail for the sales of a day with the same reason, which is also under the seller's bell.
    const mails = (await world.inbox()).filter(
      ({ recipient, template }) => recipient === shop.seller.email && template === 'invoiceRefused',
    )
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('E0310')
    const bell = await world.owner`select path from notices where user_id = ${shop.seller.id}`
    expect(bell.map(({ path }) => path)).toEqual(['/platform/invoices'])
    await shop.call(saveProductFiscal, {
      productId: shop.product.id,
      serviceCode: '080201',
      nbs: '122051900',
      issBasisPoints: null,
      ncm: null,
    })
    await askAndDrain(shop, [refused.id])
    expect(await invoiceOf(paymentId)).toMatchObject({ state: 'ISSUED', number: 1, refusalCode: null })
  })

  test('gets another number when another program of the company has used its number', async () => {
    const other = await aShop({ timing: 'ON_PAYMENT' })
    const taken = await invoiceOf(await pay(other.offer.id))
    // Another installation of the same company counts in the same series, unknown here.
    await within(({ tx }) =>
      tx.update(saleInvoices).set({ dpsId: null }).where(eq(saleInvoices.id, taken.id)),
    )
    const shop = await aShop({ timing: 'ON_PAYMENT', series: taken.series ?? '' })
    const paymentId = await pay(shop.offer.id)
    expect(await invoiceOf(paymentId)).toMatchObject({
      state: 'REJECTED',
      refusalCode: 'E0014',
      accessKey: null,
      number: null,
    })
    await askAndDrain(shop, [(await invoiceOf(paymentId)).id])
    expect(await invoiceOf(paymentId)).toMatchObject({ state: 'ISSUED', number: 2 })
  })
})

describe('a sale that is refunded or charged back', () => {
  test('needs no invoice when it is refunded before the declaration', async () => {
    const shop = await aShop()
    const paymentId = await pay(shop.offer.id)
    await tell(paymentId, 'REFUNDED')
    expect((await invoiceOf(paymentId)).state).toBe('DROPPED')
    await askAndDrain(shop, [(await invoiceOf(paymentId)).id])
    expect(await invoiceOf(paymentId)).toMatchObject({ state: 'DROPPED', number: null })
  })

  test('gets its issued invoice cancelled, once', async () => {
    const shop = await aShop({ timing: 'ON_PAYMENT' })
    const paymentId = await pay(shop.offer.id)
    world.sandbox.faults.next({ acquirer: 'NFSE', operation: 'invoice-cancel', kind: 'drop-after' })
    const asked = world.sandbox.nfse.calls('invoice-cancel')
    await tell(paymentId, 'REFUNDED')
    expect(world.sandbox.nfse.calls('invoice-cancel') - asked).toBe(1)
    const invoice = await invoiceOf(paymentId)
    expect(invoice.state).toBe('CANCELED')
    expect(issuedIn(invoice.series)).toMatchObject([{ canceled: true }])
    expect((await shop.told()).map(({ type }) => type)).toEqual(['invoice.issued', 'invoice.canceled'])
  })

  test('gets its invoice cancelled after the answer when it is refunded while the declaration is sent', async () => {
    const shop = await aShop()
    const paymentId = await pay(shop.offer.id)
    const { id } = await invoiceOf(paymentId)
    await within((scope) => prepareInvoice(scope, id))
    await tell(paymentId, 'REFUNDED')
    expect((await invoiceOf(paymentId)).state).toBe('SENDING')
    await askAndDrain(shop, [id])
    const invoice = await invoiceOf(paymentId)
    expect(invoice.state).toBe('CANCELED')
    expect(issuedIn(invoice.series)).toMatchObject([{ canceled: true }])
  })

  test('keeps its issued invoice after a chargeback, and gets a waiting invoice issued when the dispute is won', async () => {
    const issued = await aShop({ timing: 'ON_PAYMENT' })
    const kept = await pay(issued.offer.id)
    await tell(kept, 'CHARGEBACK')
    expect((await invoiceOf(kept)).state).toBe('ISSUED')
    await issued.call(cancelInvoice, { invoiceId: (await invoiceOf(kept)).id })
    await world.drainJobs()
    expect((await invoiceOf(kept)).state).toBe('CANCELED')
    const waiting = await aShop()
    const dropped = await pay(waiting.offer.id)
    await tell(dropped, 'CHARGEBACK')
    expect((await invoiceOf(dropped)).state).toBe('DROPPED')
    await tell(dropped, 'APPROVED', { isDisputeWon: true })
    expect((await invoiceOf(dropped)).state).toBe('TO_ISSUE')
  })
})

describe('the invoices of a seller', () => {
  test('cannot be read or changed by another seller or another tenant', async () => {
    const shop = await aShop()
    const paymentId = await pay(shop.offer.id)
    const { id } = await invoiceOf(paymentId)
    const stranger = await aShop()
    expect(await stranger.call(askForInvoices, { invoiceIds: [id] })).toEqual({ count: 0 })
    await stranger.call(askForAll, {})
    await world.drainJobs()
    await expect(
      stranger.call(noteOutsideInvoice, { invoiceId: id, number: '1', url: null }),
    ).rejects.toMatchObject({ code: 'not_found' })
    expect(await invoiceOf(paymentId)).toMatchObject({ state: 'TO_ISSUE', number: null })
    const platformId = randomUUID()
    await inScope(world.app, platformId, async (scope) => {
      expect(await prepareInvoice(scope, id)).toBeNull()
      expect(await scope.tx.select().from(saleInvoices)).toEqual([])
      expect(await scope.tx.select().from(fiscalProfiles)).toEqual([])
    })
  })
})
