import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { lockSeller } from './lock-seller.ts'
import type { SellerMethodsInput } from './seller.input.ts'

/**
 * Sets the payment methods of a seller's checkouts, from the next page view on; codes already issued can
 * still be paid.
 */
export async function setMethods(
  caller: Caller,
  { userId, reason, ...methods }: SellerMethodsInput,
): Promise<void> {
  const { tx, session, ip } = caller
  const seller = await lockSeller(caller, userId)
  const before = {
    pixEnabled: seller.pixEnabled,
    creditCardEnabled: seller.creditCardEnabled,
    billetEnabled: seller.billetEnabled,
  }
  if (JSON.stringify(before) === JSON.stringify(methods)) throw new AppError('record_changed')
  await tx.update(users).set(methods).where(eq(users.id, userId))
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'user.methods_changed', subject: userId, reason, detail: { before, after: methods } },
  )
}
