import { capabilities } from '@balcao/domain/people/account-standing'
import { eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import type { Scope } from '#scope.ts'
import type { Subscription } from './subscription.ts'

/** Whether the seller's standing allows the charge of another period. */
export async function maySellerRenew({ tx }: Scope, { sellerId }: Subscription): Promise<boolean> {
  const [seller] = await tx.select({ status: users.status }).from(users).where(eq(users.id, sellerId))
  return seller !== undefined && capabilities[seller.status].sells
}
