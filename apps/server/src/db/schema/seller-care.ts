import { sql } from 'drizzle-orm'
import { date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { id, instant, platformId, refersTo, tenantKey } from './columns.ts'

/** What a manager wrote down about a seller. Only that manager reads it. */
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

/** What a manager means to do about a seller, and by which day. */
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
