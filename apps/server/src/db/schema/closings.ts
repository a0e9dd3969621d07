import type { Cents } from '@balcao/domain/money/money'
import type { Currency } from '@balcao/domain/vocabulary'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, instant, platformId, tenantKey } from './columns.ts'

/**
 * PROPOSED waits for another master. CLOSING: new sales have stopped, and all debts are still paid. CLOSED is
 * final. CALLED_OFF and LAPSED changed nothing, or were undone.
 */
export type ClosingState = 'PROPOSED' | 'CLOSING' | 'CLOSED' | 'CALLED_OFF' | 'LAPSED'

/** Debt in one currency that was left when a platform was closed. */
export type LeftMoney = { currency: Currency; owedCents: Cents }

/** The closing of a platform, from the proposal on. Masters decide it, who are not users of the platform. */
export const platformClosings = pgTable(
  'platform_closings',
  {
    id: id(),
    platformId: platformId(),
    state: text().$type<ClosingState>().notNull(),
    reason: text().notNull(),
    /** From this instant on no subscription is renewed. */
    closesAt: instant().notNull(),
    proposedBy: uuid().notNull(),
    proposedAt: instant().notNull(),
    /** A proposal without an approval by then has lapsed. */
    expiresAt: instant().notNull(),
    /** Null while it waits, and where the only master decided alone. */
    approvedBy: uuid(),
    begunAt: instant(),
    /** Who called it off or closed the platform for good, and when. */
    endedBy: uuid(),
    endedAt: instant(),
    endReason: text(),
    /** Empty where nothing was owed. */
    leftMoney: jsonb().$type<LeftMoney[]>().notNull().default([]),
  },
  (table) => [
    tenantKey(table),
    index().on(table.platformId, table.proposedAt, table.id),
    uniqueIndex('platform_closings_one')
      .on(table.platformId)
      .where(sql`${table.state} in ('PROPOSED', 'CLOSING', 'CLOSED')`),
    /** The proposer never approves the proposal, whichever code writes the row. */
    check('platform_closings_two_people', sql`approved_by <> proposed_by`),
  ],
)

/** FAILED: it could not be written, and must be requested again. */
export type PlatformExportState = 'WAITING' | 'READY' | 'FAILED'

/** A requested file of all data of a platform, for a master. */
export const platformExports = pgTable(
  'platform_exports',
  {
    id: id(),
    platformId: platformId(),
    /** Made by the browser: the same request sent twice makes one file. */
    requestId: uuid().notNull(),
    state: text().$type<PlatformExportState>().notNull(),
    requestedBy: uuid().notNull(),
    requestedAt: instant().notNull(),
    readyAt: instant(),
    rowsCount: integer(),
    sizeBytes: bigint({ mode: 'number' }),
    sha256: text(),
    /** Key of the file in the store. */
    key: text(),
  },
  (table) => [
    tenantKey(table),
    unique('platform_exports_request_once').on(table.platformId, table.requestedBy, table.requestId),
    index().on(table.platformId, table.requestedAt, table.id),
  ],
)
