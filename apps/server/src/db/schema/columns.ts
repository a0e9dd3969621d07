import { bigint, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Column shapes that every table shares. */
export const id = () => uuid().primaryKey().defaultRandom()
export const platformId = () => uuid().notNull()
export const cents = () => bigint({ mode: 'number' })
export const instant = () => timestamp({ withTimezone: true, precision: 3 })
