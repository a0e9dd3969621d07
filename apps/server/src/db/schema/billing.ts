import type { NoticeStep } from '@balcao/domain/money/unpaid-bill'
import type { Currency } from '@balcao/domain/vocabulary'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { cents, id, instant, isOfTest, platformId, refersTo, tenantKey } from './columns.ts'

/** The operator's fees for a platform. Versioned by month: a charge stores the row that it was computed by. */
export const operatorContracts = pgTable(
  'operator_contracts',
  {
    id: id(),
    platformId: platformId(),
    /** The first month that is billed by it, as YYYY-MM. */
    fromMonth: text().notNull(),
    /** In reais, as the minimum is. */
    fixedCents: cents().notNull(),
    /** Share of the sales, in each currency separately. */
    basisPoints: integer().notNull(),
    minimumCents: cents().notNull(),
    /** Days from the bill to its due date. */
    dueDays: integer().notNull(),
    /** Pix key of the operator for paying its bills; null: as the contract says. */
    pixKey: text(),
    savedAt: instant().notNull(),
    savedBy: uuid().notNull(),
  },
  (table) => [
    tenantKey(table),
    index().on(table.platformId, table.fromMonth, table.savedAt),
    // A test mode has no contract, and so no bills.
    check('operator_contracts_live', sql`not ${isOfTest(table)}`),
  ],
)

/** OPEN is not due yet, OVERDUE is. PAID and CANCELED are final. */
export type ChargeState = 'OPEN' | 'OVERDUE' | 'PAID' | 'CANCELED'

/** What the operator bills a platform for one month. */
export const charges = pgTable(
  'charges',
  {
    id: id(),
    platformId: platformId(),
    month: text().notNull(),
    currency: text().$type<Currency>().notNull(),
    contractId: uuid().notNull(),
    /** Sales of the month less its reversals, by the closed days of the books. */
    volumeCents: cents().notNull(),
    fixedCents: cents().notNull(),
    percentCents: cents().notNull(),
    /** The difference up to the minimum. */
    topUpCents: cents().notNull(),
    /** Sum of charges and credits added to the bill. It is part of the amount. */
    adjustmentCents: cents().notNull().default(0),
    adjustmentReason: text(),
    amountCents: cents().notNull(),
    state: text().$type<ChargeState>().notNull(),
    issuedAt: instant().notNull(),
    dueAt: instant().notNull(),
    paidAt: instant(),
    /** The operator's proof of payment. */
    paymentReference: text(),
    canceledAt: instant(),
    cancelReason: text(),
    /** The last notice sent to the platform about the overdue bill. */
    noticeStep: text().$type<NoticeStep>(),
    noticedAt: instant(),
    /** The platform says that the bill is wrong. No further notice follows before the operator has answered. */
    contestedAt: instant(),
    contestedBy: uuid(),
    contestReason: text(),
    contestAnswer: text().$type<'UPHELD' | 'ADJUSTED'>(),
    contestAnsweredAt: instant(),
    contestAnswerReason: text(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.contractId, operatorContracts),
    unique('charges_once').on(table.platformId, table.month, table.currency),
    index().on(table.platformId, table.issuedAt, table.id),
    index('charges_open').on(table.platformId, table.dueAt).where(sql`${table.state} = 'OPEN'`),
    index('charges_overdue').on(table.platformId, table.dueAt).where(sql`${table.state} = 'OVERDUE'`),
  ],
)
