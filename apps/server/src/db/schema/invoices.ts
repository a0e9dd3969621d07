import type { InvoiceTiming, TaxRegime } from '@balcao/domain/fiscal/fiscal-profile'
import type { IbsCbs } from '@balcao/domain/fiscal/ibs-cbs'
import type { InvoiceKind, InvoiceObstacle, InvoiceState } from '@balcao/domain/fiscal/invoices'
import type { Currency } from '@balcao/domain/vocabulary'
import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { products } from './catalog.ts'
import { cents, id, instant, platformId, refersTo, tenantKey } from './columns.ts'
import { orderItems, orders } from './orders.ts'
import { payments } from './payments.ts'

/** Facts about a certificate that screens show. */
export type CertificateFacts = { holder: string; document: string; expiresAt: string }

/** Approximate taxes in a price, in basis points; the law requires them on an invoice. */
export type TaxBurden = { simples: number; federal: number; state: number; municipal: number }

/** Facts about a seller as the issuer of invoices. */
export const fiscalProfiles = pgTable(
  'fiscal_profiles',
  {
    id: id(),
    platformId: platformId(),
    sellerId: uuid().notNull(),
    regime: text().$type<TaxRegime>().notNull(),
    municipality: text().notNull(),
    municipalRegistration: text(),
    series: text().notNull(),
    /** Number of the next declaration (DPS) in the series. Taken under the lock of this row, so that each number is given once. */
    nextNumber: bigint({ mode: 'number' }).notNull(),
    timing: text().$type<InvoiceTiming>().notNull(),
    taxBurden: jsonb().$type<TaxBurden>().notNull(),
    /** Sealed: certificate, chain and private key as PEM. The password of the file is not kept. */
    certificate: text(),
    certificateFacts: jsonb().$type<CertificateFacts>(),
    /** Version of the row (optimistic lock): a form filled from an older version is refused. */
    version: integer().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.sellerId, users),
    unique().on(table.platformId, table.sellerId),
  ],
)

/** Fiscal data of a product. */
export const productFiscalData = pgTable(
  'product_fiscal_data',
  {
    id: id(),
    platformId: platformId(),
    productId: uuid().notNull(),
    serviceCode: text(),
    nbs: text(),
    /** Rate of the ISS; null for the municipality's own rate. */
    issBasisPoints: integer(),
    /** Nomenclatura Comum do Mercosul, for goods. */
    ncm: text(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.productId, products),
    unique().on(table.platformId, table.productId),
  ],
)

/** The invoice of one item of a paid sale, from the seller to the buyer, with the payment of the sale. */
export const saleInvoices = pgTable(
  'sale_invoices',
  {
    id: id(),
    platformId: platformId(),
    orderId: uuid().notNull(),
    orderItemId: uuid().notNull(),
    paymentId: uuid().notNull(),
    productId: uuid().notNull(),
    sellerId: uuid().notNull(),
    kind: text().$type<InvoiceKind>().notNull(),
    state: text().$type<InvoiceState>().notNull(),
    /**
     * Price that the buyer paid for the item, including the shares of partners and the platform's fee, less refunds before
     * the declaration.
     */
    amountCents: cents().notNull(),
    currency: text().$type<Currency>().notNull(),
    ibsCbs: jsonb().$type<IbsCbs>(),
    series: text(),
    number: bigint({ mode: 'number' }),
    /** Id of the declaration; the tax authority finds the invoice by it. */
    dpsId: text(),
    /** The signed declaration, stored before it is sent: every try sends these bytes. */
    dpsXml: text(),
    /** The event that cancels the invoice, stored before it is sent. */
    cancelXml: text(),
    /** Key of the issued invoice in the national standard. */
    accessKey: text(),
    invoiceXml: text(),
    /** Number and address of an invoice that another program issued. */
    outsideNumber: text(),
    outsideUrl: text(),
    obstacle: text().$type<InvoiceObstacle>(),
    /** The tax authority's refusal, in the authority's own words. */
    refusalCode: text(),
    refusalText: text(),
    paidAt: instant().notNull(),
    sentAt: instant(),
    issuedAt: instant(),
    /** When the whole sale was refunded or charged back. */
    withdrawnAt: instant(),
    canceledAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.orderId, orders),
    refersTo(table, table.orderItemId, orderItems),
    refersTo(table, table.paymentId, payments),
    refersTo(table, table.productId, products),
    refersTo(table, table.sellerId, users),
    unique().on(table.platformId, table.orderItemId),
    uniqueIndex('sale_invoices_dps').on(table.platformId, table.dpsId).where(sql`${table.dpsId} is not null`),
    index('sale_invoices_list').on(table.platformId, table.sellerId, table.createdAt, table.id),
    index('sale_invoices_state').on(table.platformId, table.sellerId, table.state, table.createdAt, table.id),
    index('sale_invoices_order').on(table.platformId, table.orderId),
    index('sale_invoices_payment').on(table.platformId, table.paymentId),
  ],
)
