import { AppError } from '@balcao/domain/texts/app-error'
import { and, inArray, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import type { Caller } from '#rpc/caller.ts'

/** Locks sellers, so that the second of two concurrent moves of a seller finds the contract of the first. */
export async function lockSellers({ tx }: Caller, sellerIds: readonly string[]): Promise<void> {
  const sellers = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...sellerIds]), sql`'SELLER' = any(${users.roles})`))
    .orderBy(users.id)
    .for('no key update')
  if (sellers.length !== sellerIds.length) throw new AppError('partner_not_found', { field: 'sellerIds' })
}
