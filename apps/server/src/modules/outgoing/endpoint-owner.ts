import { eq, isNull, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Caller } from '#rpc/caller.ts'

/** Owner of endpoints: a seller, or with null the platform. */
export type EndpointOwner = { sellerId: string | null }

/** Owner of the caller's endpoints: a seller manages their own, the staff those of the platform. */
export function ownerOf({ session }: Caller): EndpointOwner {
  return { sellerId: session.role === 'ADMIN' ? null : session.userId }
}

export function isOf(column: PgColumn, { sellerId }: EndpointOwner): SQL {
  return sellerId === null ? isNull(column) : eq(column, sellerId)
}
