import { dayInSaoPaulo } from '@balcao/domain/calendar'
import { ibsCbsOf } from '@balcao/domain/fiscal/ibs-cbs'
import type { InvoiceObstacle } from '@balcao/domain/fiscal/invoices'
import { and, eq, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { products } from '#db/schema/catalog.ts'
import { fiscalProfiles, productFiscalData, saleInvoices } from '#db/schema/invoices.ts'
import { orderItems, orders } from '#db/schema/orders.ts'
import { invariant } from '#kit/invariant.ts'
import { dpsIdOf, writeDps } from '#modules/invoices/dps/write-dps.ts'
import { type OpenedCertificate, openCertificate } from '#modules/invoices/profile/certificate.ts'
import { type FiscalProfile, lockFiscalProfile } from '#modules/invoices/profile/fiscal-profile.ts'
import { issuerObstacle } from '#modules/invoices/profile/issuer-obstacle.ts'
import type { Scope } from '#scope.ts'
import { environmentOf } from './national-desk.ts'
import { readAmountLeft } from './read-amount-left.ts'

export type Invoice = typeof saleInvoices.$inferSelect

export type PreparedInvoice = {
  dpsId: string
  dpsXml: string
  /** Whether an earlier run may have sent the declaration already. */
  mayBeSent: boolean
  certificate: OpenedCertificate
}

export async function lockInvoice({ tx, platformId }: Scope, invoiceId: string): Promise<Invoice | null> {
  const [invoice] = await tx
    .select()
    .from(saleInvoices)
    .where(and(eq(saleInvoices.platformId, platformId), eq(saleInvoices.id, invoiceId)))
    .for('no key update')
  return invoice ?? null
}

/**
 * Gives an invoice its number, and stores its signed declaration before anything is sent. A stored
 * declaration is reused unchanged, so that a repeated run declares the same facts. Null if nothing is to be
 * sent; an obstacle is written to the invoice.
 */
export async function prepareInvoice(scope: Scope, invoiceId: string): Promise<PreparedInvoice | null> {
  const { app } = scope
  const invoice = await lockInvoice(scope, invoiceId)
  if (invoice?.state !== 'TO_ISSUE' && invoice?.state !== 'SENDING') return null
  const profile = await lockFiscalProfile(scope, invoice.sellerId)
  const sold = await readSold(scope, invoice)
  const obstacle = findObstacle(scope, { invoice, profile, sold })
  if (obstacle !== null) {
    await note(scope, invoice, { obstacle })
    return null
  }
  invariant(profile?.certificate, 'a seller without a certificate is an obstacle')
  const certificate = openCertificate(app, profile, profile.certificate)
  if (invoice.state === 'SENDING') {
    const { dpsId, dpsXml } = invoice
    invariant(dpsId && dpsXml, 'a declaration is stored before it is sent')
    return { dpsId, dpsXml, mayBeSent: true, certificate }
  }
  const { amountCents, isSettled } = await readAmountLeft(scope, invoice)
  if (amountCents === 0) {
    const dropped = { state: 'DROPPED' as const, obstacle: null, withdrawnAt: scope.now }
    await note(scope, invoice, isSettled ? dropped : { obstacle: 'REFUND_OPEN' })
    return null
  }
  return declare(scope, { invoice: { ...invoice, amountCents }, profile, sold, certificate })
}

type Sold = Awaited<ReturnType<typeof readSold>>

async function readSold({ tx, platformId }: Scope, { orderItemId }: Invoice) {
  const [sold] = await tx
    .select({
      order: orders,
      title: orderItems.title,
      productName: products.name,
      seller: { document: users.document },
      fiscal: productFiscalData,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(products, eq(products.id, orderItems.productId))
    .innerJoin(users, eq(users.id, orders.sellerId))
    .leftJoin(productFiscalData, eq(productFiscalData.productId, products.id))
    .where(and(eq(orderItems.platformId, platformId), eq(orderItems.id, orderItemId)))
  invariant(sold, 'an invoice has a sale')
  return sold
}

type Found = { invoice: Invoice; profile: FiscalProfile | null; sold: Sold }

function findObstacle({ now }: Scope, { invoice, profile, sold }: Found): InvoiceObstacle | null {
  if (invoice.kind === 'GOODS') return 'GOODS'
  if (invoice.currency !== 'BRL') return 'FOREIGN_CURRENCY'
  const obstacle = issuerObstacle(profile, sold.seller.document, now)
  if (obstacle !== null) return obstacle
  if (invoice.state === 'TO_ISSUE' && (!sold.fiscal?.serviceCode || !sold.fiscal.nbs))
    return 'PRODUCT_MISSING'
  return null
}

async function declare(
  scope: Scope,
  {
    invoice,
    profile,
    sold: { order, fiscal, productName, seller },
    certificate,
  }: Found & { profile: FiscalProfile; certificate: OpenedCertificate },
): Promise<PreparedInvoice> {
  const { app, tx, platformId, now } = scope
  const { series, municipality, municipalRegistration, regime, taxBurden } = profile
  const issuer = { cnpj: seller.document ?? '', municipality, municipalRegistration, regime, taxBurden }
  const kept = invoice.series === series ? invoice.number : null
  const number = kept ?? (await takeNumber(scope, profile, issuer))
  const { id: dpsId, xml: dpsXml } = writeDps(
    {
      environment: environmentOf(app, platformId),
      at: now,
      competence: dayInSaoPaulo(invoice.paidAt),
      series,
      number,
      issuer,
      buyer:
        order.documentSource === 'BUYER'
          ? { document: order.buyerDocument, name: order.buyerName, email: order.buyerEmail }
          : null,
      service: {
        code: fiscal?.serviceCode ?? '',
        nbs: fiscal?.nbs ?? '',
        description: productName,
        issBasisPoints: fiscal?.issBasisPoints ?? null,
      },
      reference: order.code,
      amountCents: invoice.amountCents,
    },
    certificate.signer,
  )
  const { amountCents } = invoice
  await note(scope, invoice, {
    ...{ state: 'SENDING', series, number, dpsId, dpsXml, sentAt: now },
    ...{ obstacle: null, refusalCode: null, refusalText: null },
    ...{ amountCents, ibsCbs: ibsCbsOf(amountCents, Number(dayInSaoPaulo(invoice.paidAt).slice(0, 4))) },
  })
  await tx
    .update(fiscalProfiles)
    .set({ nextNumber: sql`greatest(${fiscalProfiles.nextNumber}, ${number + 1})` })
    .where(and(eq(fiscalProfiles.platformId, platformId), eq(fiscalProfiles.id, profile.id)))
  return { dpsId, dpsXml, mayBeSent: false, certificate }
}

/** The next number, under the lock of the profile. Skips numbers that another account of the same company has used. */
async function takeNumber(
  { tx, platformId }: Scope,
  { series, nextNumber }: FiscalProfile,
  issuer: { cnpj: string; municipality: string },
): Promise<number> {
  for (let number = nextNumber; ; number += 1) {
    const dpsId = dpsIdOf({ series, number, issuer })
    const [taken] = await tx
      .select({ id: saleInvoices.id })
      .from(saleInvoices)
      .where(and(eq(saleInvoices.platformId, platformId), eq(saleInvoices.dpsId, dpsId)))
    if (!taken) return number
  }
}

export async function note(
  { tx, platformId }: Scope,
  { id }: Pick<Invoice, 'id'>,
  facts: Partial<Invoice>,
): Promise<void> {
  await tx
    .update(saleInvoices)
    .set(facts)
    .where(and(eq(saleInvoices.platformId, platformId), eq(saleInvoices.id, id)))
}
