import { eq, isNull, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Caller } from '../../rpc/caller.ts'

/** Whose addresses they are: a seller's, or with null the platform's own. */
export type EndpointOwner = { sellerId: string | null }

/** Sellers look after their own addresses, the staff after those of the platform. */
export function ownerOf({ session }: Caller): EndpointOwner {
  return { sellerId: session.role === 'ADMIN' ? null : session.userId }
}

export function isOf(column: PgColumn, { sellerId }: EndpointOwner): SQL {
  return sellerId === null ? isNull(column) : eq(column, sellerId)
}
