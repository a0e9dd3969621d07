import type { RecoveryPlan } from '@balcao/domain/checkout/carts'
import { integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { id, instant, platformId, refersTo, tenantKey } from './columns.ts'

/** A seller's plan of cart recovery; the default plan without a row. */
export const recoveryPlans = pgTable(
  'recovery_plans',
  {
    id: id(),
    platformId: platformId(),
    sellerId: uuid().notNull(),
    sequences: jsonb().$type<RecoveryPlan['sequences']>().notNull(),
    quietHours: jsonb().$type<RecoveryPlan['quietHours']>(),
    whatsappText: text(),
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.sellerId, users),
    unique().on(table.platformId, table.sellerId),
  ],
)
