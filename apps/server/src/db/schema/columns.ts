import { getTableName, type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import {
  type AnyPgColumn,
  bigint,
  foreignKey,
  type PgTable,
  primaryKey,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

/** Column shapes that every table shares. */
export const id = () => uuid().notNull().defaultRandom()
export const platformId = () => uuid().notNull()
export const cents = () => bigint({ mode: 'number' })
export const instant = () => timestamp({ withTimezone: true, precision: 3 })

type InTenant = { platformId: AnyPgColumn; id: AnyPgColumn }

/** Every key starts with the tenant, so that a reference cannot name a row of another tenant. */
export const tenantKey = ({ platformId, id }: InTenant) => primaryKey({ columns: [platformId, id] })

/**
 * Key of a table in partitions by month (`db/monthly-tables.ts`): PostgreSQL requires the partition's column in it, and
 * lists by it need no further index.
 */
export const datedKey = ({ platformId, id, at }: InTenant & { at: AnyPgColumn }) =>
  primaryKey({ columns: [platformId, at, id] })

/** A reference to a row of the same tenant; PostgreSQL refuses a reference to another tenant's row. */
export const refersTo = (
  { platformId }: { platformId: AnyPgColumn },
  column: AnyPgColumn,
  target: PgTable & InTenant,
) =>
  foreignKey({
    name: `${getTableName(column.table)}_${toSnakeCase(column.name)}_fk`,
    columns: [platformId, column],
    foreignColumns: [target.platformId, target.id],
  })

/** The same as `isTestPlatform`, for constraints; policies call `app.is_test`. */
export const isOfTest = ({ platformId }: { platformId: AnyPgColumn }): SQL =>
  sql`(substr(${platformId}::text, 15, 1) = '8')`
