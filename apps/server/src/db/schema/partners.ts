import type { CoProductionBase } from '@balcao/domain/sale-split'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { products } from './catalog.ts'
import { id, instant, platformId, refersTo, tenantKey } from './columns.ts'

/** Who makes a product together with its seller, and for which part of its net. A new share is a new version: a row of its own. */
export const coProductionContracts = pgTable(
  'co_production_contracts',
  {
    id: id(),
    platformId: platformId(),
    productId: uuid().notNull(),
    coProducerId: uuid().notNull(),
    version: integer().notNull().default(1),
    basisPoints: integer().notNull(),
    base: text().$type<CoProductionBase>().notNull(),
    state: text()
      .$type<'INVITED' | 'ACTIVE' | 'ENDED' | 'DECLINED' | 'CANCELED' | 'EXPIRED' | 'SUSPENDED'>()
      .notNull(),
    startsAt: instant().notNull(),
    endsAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.productId, products),
    refersTo(table, table.coProducerId, users),
    index().on(table.platformId, table.productId, table.state),
    index().on(table.platformId, table.coProducerId),
  ],
)

/** Who looks after a seller, and which part of the platform's fee on the seller's sales that earns, by method. */
export const managerContracts = pgTable(
  'manager_contracts',
  {
    id: id(),
    platformId: platformId(),
    sellerId: uuid().notNull(),
    managerId: uuid().notNull(),
    version: integer().notNull().default(1),
    pixBasisPoints: integer().notNull(),
    creditCardBasisPoints: integer().notNull(),
    billetBasisPoints: integer().notNull(),
    state: text().$type<'ACTIVE' | 'ENDED'>().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.sellerId, users),
    refersTo(table, table.managerId, users),
    index().on(table.platformId, table.sellerId, table.state),
    index().on(table.platformId, table.managerId),
  ],
)
