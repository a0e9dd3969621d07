import { dayInSaoPaulo } from '@balcao/domain/calendar'
import type { InvoiceObstacle } from '@balcao/domain/fiscal/invoices'
import { documentKind } from '@balcao/domain/people/document'
import { and, eq, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { products } from '#db/schema/catalog.ts'
import { fiscalProfiles, productFiscalData, saleInvoices } from '#db/schema/invoices.ts'
import { orderItems, orders } from '#db/schema/orders.ts'
import { invariant } from '#kit/invariant.ts'
import { dpsIdOf, writeDps } from '#modules/invoices/dps/write-dps.ts'
import { type OpenedCertificate, openCertificate } from '#modules/invoices/profile/certificate.ts'
import { type FiscalProfile, lockFiscalProfile } from '#modules/invoices/profile/fiscal-profile.ts'
import type { Scope } from '#scope.ts'
import { environmentOf } from './national-desk.ts'

export type Invoice = typeof saleInvoices.$inferSelect

export type PreparedInvoice = {
  dpsId: string
  dpsXml: string
  /** An earlier run may have sent the declaration already. */
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
 * Gives an invoice its number and writes and stores its signed declaration, before anything is sent. A declaration that
 * was stored before is taken as it is: a repeated run never declares anything else. Null if there is nothing to send,
 * or something is in the way, which is noted.
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
  return declare(scope, { invoice, profile, sold, certificate })
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
  if (!profile) return 'PROFILE_MISSING'
  const { document } = sold.seller
  if (document === null || documentKind(document) !== 'CNPJ') return 'COMPANY_MISSING'
  if (!profile.certificate || !profile.certificateFacts) return 'CERTIFICATE_MISSING'
  if (new Date(profile.certificateFacts.expiresAt) <= now) return 'CERTIFICATE_EXPIRED'
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
  const answered = { obstacle: null, refusalCode: null, refusalText: null }
  await note(scope, invoice, { ...answered, state: 'SENDING', series, number, dpsId, dpsXml, sentAt: now })
  await tx
    .update(fiscalProfiles)
    .set({ nextNumber: sql`greatest(${fiscalProfiles.nextNumber}, ${number + 1})` })
    .where(and(eq(fiscalProfiles.platformId, platformId), eq(fiscalProfiles.id, profile.id)))
  return { dpsId, dpsXml, mayBeSent: false, certificate }
}

/** The next number under the lock of the profile, beyond those that another account of the same company has used. */
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
