import type { users } from '#db/schema/accounts.ts'
import type { SellerStanding } from './seller-filters.ts'

type Restrictable = Pick<
  typeof users.$inferSelect,
  'status' | 'pixEnabled' | 'creditCardEnabled' | 'billetEnabled' | 'blockedCashout'
>

/** RESTRICTED for an active seller with a restriction. */
export function standingOf(user: Restrictable): SellerStanding {
  if (user.status !== 'ACTIVE') return user.status
  const mayEverything =
    user.pixEnabled && user.creditCardEnabled && user.billetEnabled && !user.blockedCashout
  return mayEverything ? 'ACTIVE' : 'RESTRICTED'
}
