import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { id, instant, platformId, refersTo, tenantKey } from './columns.ts'
import { orders } from './orders.ts'
import { payments } from './payments.ts'

/** ASKED waits for the code at the new address. REPLACED: the seller asked for another. UNDONE: the old address did not agree. */
export type EmailChangeState = 'ASKED' | 'REPLACED' | 'APPLIED' | 'UNDONE'

/** A purchase whose buyer is to be reached at another address. The new one proves itself by a code, the old one may undo it for some days. */
export const buyerEmailChanges = pgTable(
  'buyer_email_changes',
  {
    id: id(),
    platformId: platformId(),
    orderId: uuid().notNull(),
    paymentId: uuid().notNull(),
    askedById: uuid().notNull(),
    fromEmail: text().notNull(),
    toEmail: text().notNull(),
    state: text().$type<EmailChangeState>().notNull(),
    codeHash: text().notNull(),
    triesLeft: integer().notNull(),
    /** Until when the code works. */
    expiresAt: instant().notNull(),
    /** Of the link in the mail to the old address. Null until the change is made. */
    undoHash: text(),
    undoUntil: instant(),
    createdAt: instant().notNull(),
    appliedAt: instant(),
    undoneAt: instant(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.orderId, orders),
    refersTo(table, table.paymentId, payments),
    refersTo(table, table.askedById, users),
    uniqueIndex('buyer_email_changes_asked_once')
      .on(table.platformId, table.orderId)
      .where(sql`${table.state} = 'ASKED'`),
    index().on(table.platformId, table.orderId, table.createdAt),
    index().on(table.platformId, table.undoHash),
    index().on(table.platformId, table.createdAt),
  ],
)
