import type { users } from '../../../db/schema/accounts.ts'
import type { SellerStanding } from './seller-filters.ts'

type Restrictable = Pick<
  typeof users.$inferSelect,
  'status' | 'pixEnabled' | 'creditCardEnabled' | 'billetEnabled' | 'blockedCashout'
>

/** Whoever is active but was forbidden something stands as RESTRICTED. */
export function standingOf(user: Restrictable): SellerStanding {
  if (user.status !== 'ACTIVE') return user.status
  const mayEverything =
    user.pixEnabled && user.creditCardEnabled && user.billetEnabled && !user.blockedCashout
  return mayEverything ? 'ACTIVE' : 'RESTRICTED'
}
