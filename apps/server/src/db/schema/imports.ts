import type { CalendarDay } from '@balcao/domain/calendar'
import type {
  ColumnMatching,
  ImportedSaleStatus,
  ImportFailure,
  ImportField,
  ImportSource,
  ImportState,
  ImportSubject,
  RowRefusal,
} from '@balcao/domain/platform/imports'
import type { Currency, PaymentMethod } from '@balcao/domain/vocabulary'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { CsvShape } from '#kit/spreadsheet/read-csv.ts'
import { accessGrants } from './access.ts'
import { users } from './accounts.ts'
import { products } from './catalog.ts'
import { cents, id, instant, platformId, refersTo, tenantKey } from './columns.ts'

/** Sums of the importable rows in one currency; amounts are those of paid rows. */
export type ReportSum = { count: number; cents: number; currency: Currency }
export type ImportReport = {
  products: (ReportSum & { name: string; people: number })[]
  /** Number of products that are not listed. */
  otherProducts: number
  months: (ReportSum & { month: string })[]
}

/** A product of the file, and the seller's product that it is mapped to. */
export type ProductLink = { name: string; productId: string; givesAccess: boolean }

/** A file of another shop's records, from its columns to its outcome. */
export const imports = pgTable(
  'imports',
  {
    id: id(),
    platformId: platformId(),
    sellerId: uuid().notNull(),
    source: text().$type<ImportSource>().notNull(),
    subject: text().$type<ImportSubject>().notNull(),
    state: text().$type<ImportState>().notNull(),
    fileName: text().notNull(),
    /** Key of the file in the store; the file is deleted once the import has ended. */
    fileKey: text().notNull(),
    sizeBytes: bigint({ mode: 'number' }).notNull(),
    shape: jsonb().$type<CsvShape>().notNull(),
    headings: text().array().notNull(),
    /** The first rows of the file, for the person who matches its columns; blank once it has ended. */
    samples: jsonb().$type<string[][]>().notNull(),
    matching: jsonb().$type<ColumnMatching>().notNull(),
    links: jsonb().$type<ProductLink[]>().notNull().default([]),
    /** Whether its sales are shown beside those of this platform in the seller's own figures. */
    isCounted: boolean().notNull().default(false),
    report: jsonb().$type<ImportReport>(),
    /** Progress of the running job: the rows committed, and the position where the next job continues. */
    rowsRead: integer().notNull().default(0),
    bytesRead: bigint({ mode: 'number' }).notNull().default(0),
    /** Of the dry run. */
    freshCount: integer().notNull().default(0),
    knownCount: integer().notNull().default(0),
    refusedCount: integer().notNull().default(0),
    createdCount: integer().notNull().default(0),
    grantedCount: integer().notNull().default(0),
    /** Result of the undo: the number of removed records, and of records kept because they are in use. */
    removedCount: integer().notNull().default(0),
    keptCount: integer().notNull().default(0),
    /** Names of the first kept records. */
    keptNames: text().array().notNull().default([]),
    failure: text().$type<ImportFailure>(),
    createdAt: instant().notNull(),
    checkedAt: instant(),
    importedAt: instant(),
    undoUntil: instant(),
    undoneAt: instant(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.sellerId, users),
    index('imports_list').on(table.platformId, table.sellerId, table.createdAt, table.id),
    index('imports_since').on(table.platformId, table.createdAt),
    index('imports_file').on(table.platformId, table.fileKey),
    /** A seller's files are processed one at a time. */
    uniqueIndex('imports_working')
      .on(table.platformId, table.sellerId)
      .where(sql`${table.state} in ('CHECKING', 'IMPORTING', 'UNDOING')`),
  ],
)

/** A row that the dry run refused. The content of the row is not kept. */
export const importRefusals = pgTable(
  'import_refusals',
  {
    id: id(),
    platformId: platformId(),
    sellerId: uuid().notNull(),
    importId: uuid().notNull(),
    line: integer().notNull(),
    field: text().$type<ImportField>(),
    reason: text().$type<RowRefusal>().notNull(),
    foundAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.importId, imports),
    index('import_refusals_list').on(table.platformId, table.importId, table.line, table.id),
    index('import_refusals_since').on(table.platformId, table.foundAt),
  ],
)

/**
 * A sale made on another platform. No order, payment, lot or journal refers to it, and it refers to none: it cannot reach a
 * balance.
 */
export const importedSales = pgTable(
  'imported_sales',
  {
    id: id(),
    platformId: platformId(),
    sellerId: uuid().notNull(),
    importId: uuid().notNull(),
    source: text().$type<ImportSource>().notNull(),
    /** The transaction's own id on the other platform. */
    foreignId: text().notNull(),
    productName: text().notNull(),
    productId: uuid(),
    status: text().$type<ImportedSaleStatus>().notNull(),
    amountCents: cents().notNull(),
    currency: text().$type<Currency>().notNull(),
    /** Null for a payment method that this platform does not have. */
    method: text().$type<PaymentMethod>(),
    buyerName: text(),
    buyerEmail: text(),
    buyerDocument: text(),
    soldAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.sellerId, users),
    refersTo(table, table.importId, imports),
    refersTo(table, table.productId, products),
    unique('imported_sales_once').on(table.platformId, table.sellerId, table.source, table.foreignId),
    index('imported_sales_list').on(table.platformId, table.sellerId, table.soldAt, table.id),
    index('imported_sales_import').on(table.platformId, table.importId),
    index('imported_sales_buyer').on(table.platformId, table.buyerEmail),
  ],
)

/** A subscription charged on another platform, without its card. It is not charged here. */
export const importedSubscriptions = pgTable(
  'imported_subscriptions',
  {
    id: id(),
    platformId: platformId(),
    sellerId: uuid().notNull(),
    importId: uuid().notNull(),
    source: text().$type<ImportSource>().notNull(),
    foreignId: text().notNull(),
    productName: text().notNull(),
    productId: uuid(),
    buyerEmail: text().notNull(),
    buyerName: text(),
    buyerDocument: text(),
    priceCents: cents(),
    currency: text().$type<Currency>().notNull(),
    frequencyInDays: integer(),
    nextDueOn: text().$type<CalendarDay>().notNull(),
    importedAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.sellerId, users),
    refersTo(table, table.importId, imports),
    refersTo(table, table.productId, products),
    unique('imported_subscriptions_once').on(table.platformId, table.sellerId, table.source, table.foreignId),
    index('imported_subscriptions_list').on(table.platformId, table.sellerId, table.nextDueOn, table.id),
    index('imported_subscriptions_import').on(table.platformId, table.importId),
    index('imported_subscriptions_buyer').on(table.platformId, table.buyerEmail),
  ],
)

/** A person whom a seller knows from another platform. It gives no access here, and no other seller sees it. */
export const importedCustomers = pgTable(
  'imported_customers',
  {
    id: id(),
    platformId: platformId(),
    sellerId: uuid().notNull(),
    importId: uuid().notNull(),
    email: text().notNull(),
    name: text(),
    document: text(),
    phone: text(),
    importedAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.sellerId, users),
    refersTo(table, table.importId, imports),
    unique('imported_customers_once').on(table.platformId, table.sellerId, table.email),
    index('imported_customers_list').on(table.platformId, table.sellerId, table.importedAt, table.id),
    index('imported_customers_import').on(table.platformId, table.importId),
    index('imported_customers_person').on(table.platformId, table.email),
  ],
)

/** A draft that an import made of a product of another platform. */
export const importedProducts = pgTable(
  'imported_products',
  {
    id: id(),
    platformId: platformId(),
    sellerId: uuid().notNull(),
    importId: uuid().notNull(),
    source: text().$type<ImportSource>().notNull(),
    foreignId: text().notNull(),
    productId: uuid().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.importId, imports),
    refersTo(table, table.productId, products),
    unique('imported_products_once').on(table.platformId, table.sellerId, table.source, table.foreignId),
    index('imported_products_import').on(table.platformId, table.importId),
  ],
)

/** An access given by an import, kept so that the import can be undone. */
export const importedGrants = pgTable(
  'imported_grants',
  {
    id: id(),
    platformId: platformId(),
    sellerId: uuid().notNull(),
    importId: uuid().notNull(),
    grantId: uuid().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.importId, imports),
    refersTo(table, table.grantId, accessGrants),
    unique('imported_grants_once').on(table.platformId, table.importId, table.grantId),
  ],
)
