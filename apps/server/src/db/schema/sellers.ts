import type { PaperRefusal, PersonKind, SellerPaper } from '@balcao/domain/people/seller-profile'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { cents, id, instant, platformId, refersTo, tenantKey } from './columns.ts'

export type SellerAddress = {
  cep: string
  street: string
  number: string
  complement: string | null
  district: string
  city: string
  state: string
}

/** A seller's answers about the business. Sellers from before these questions have no row. */
export const sellerProfiles = pgTable(
  'seller_profiles',
  {
    id: id(),
    platformId: platformId(),
    userId: uuid().notNull(),
    personKind: text().$type<PersonKind>().notNull(),
    /** The name known to buyers, where it differs from the documents. */
    tradeName: text(),
    /** A category of products. */
    soldCategory: text(),
    expectedMonthlyCents: cents(),
    address: jsonb().$type<SellerAddress>(),
    termsVersion: text(),
    /** The manager whose link the seller registered by. The staff decides on the seller's manager and the share. */
    referredBy: uuid(),
    /** Grows with every save: a form that was read before another save is refused. */
    version: integer().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.userId, users),
    refersTo(table, table.referredBy, users),
    unique().on(table.platformId, table.userId),
    index('seller_profiles_referred')
      .on(table.platformId, table.referredBy)
      .where(sql`${table.referredBy} is not null`),
  ],
)

/** IN_REVIEW waits for the staff. REPLACED: its seller sent another document. */
export type PaperState = 'IN_REVIEW' | 'APPROVED' | 'REFUSED' | 'REPLACED'

/** A document of a seller. It is never edited: a change adds another row, and this one stays. */
export const sellerDocuments = pgTable(
  'seller_documents',
  {
    id: id(),
    platformId: platformId(),
    userId: uuid().notNull(),
    paper: text().$type<SellerPaper>().notNull(),
    /** Key of the file in the store, in a private folder. */
    key: text().notNull(),
    contentType: text().notNull(),
    state: text().$type<PaperState>().notNull(),
    refusal: text().$type<PaperRefusal>(),
    /** The reviewer's reason, shown to the seller. */
    refusalNote: text(),
    sentAt: instant().notNull(),
    reviewedAt: instant(),
    reviewedBy: uuid(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.userId, users),
    refersTo(table, table.reviewedBy, users),
    unique().on(table.platformId, table.key),
    uniqueIndex('seller_documents_once')
      .on(table.platformId, table.userId, table.paper)
      .where(sql`${table.state} <> 'REPLACED'`),
    index().on(table.platformId, table.sentAt, table.id),
    index().on(table.platformId, table.state, table.sentAt, table.id),
  ],
)

/** A request to be forgotten. The staff answers it, naming the data that the law requires to stay. */
export const deletionRequests = pgTable(
  'deletion_requests',
  {
    id: id(),
    platformId: platformId(),
    userId: uuid().notNull(),
    state: text().$type<'OPEN' | 'WITHDRAWN' | 'ANSWERED'>().notNull(),
    reason: text(),
    answer: text(),
    createdAt: instant().notNull(),
    endedAt: instant(),
    answeredBy: uuid(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.userId, users),
    refersTo(table, table.answeredBy, users),
    uniqueIndex('deletion_requests_open')
      .on(table.platformId, table.userId)
      .where(sql`${table.state} = 'OPEN'`),
    index().on(table.platformId, table.userId, table.createdAt),
    index().on(table.platformId, table.createdAt, table.id),
  ],
)

/** Notes of the staff about a seller, hidden from the seller. */
export const sellerNotes = pgTable(
  'seller_notes',
  {
    id: id(),
    platformId: platformId(),
    userId: uuid().notNull(),
    writtenBy: uuid().notNull(),
    text: text().notNull(),
    writtenAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.userId, users),
    refersTo(table, table.writtenBy, users),
    index().on(table.platformId, table.userId, table.writtenAt, table.id),
  ],
)
