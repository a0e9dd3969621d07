import { sql } from 'drizzle-orm'
import { date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { id, instant, platformId, refersTo, tenantKey } from './columns.ts'

/** A manager's note about a seller, visible to that manager only. */
export const careNotes = pgTable(
  'care_notes',
  {
    id: id(),
    platformId: platformId(),
    managerId: uuid().notNull(),
    sellerId: uuid().notNull(),
    text: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.managerId, users),
    refersTo(table, table.sellerId, users),
    index().on(table.platformId, table.managerId, table.sellerId, table.createdAt, table.id),
  ],
)

/** A manager's task about a seller, with its due day. */
export const careTasks = pgTable(
  'care_tasks',
  {
    id: id(),
    platformId: platformId(),
    managerId: uuid().notNull(),
    sellerId: uuid().notNull(),
    title: text().notNull(),
    /** A day of São Paulo. */
    dueOn: date().notNull(),
    doneAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.managerId, users),
    refersTo(table, table.sellerId, users),
    index().on(table.platformId, table.managerId, table.sellerId, table.createdAt, table.id),
    index('care_tasks_open')
      .on(table.platformId, table.managerId, table.dueOn, table.id)
      .where(sql`${table.doneAt} is null`),
  ],
)
