import { periodsOf } from '@balcao/domain/options/date-ranges'
import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { loadProfile } from '#modules/accounts/profile/profile.ts'
import { holdsSecondFactor } from '#modules/accounts/second-factor/holds-second-factor.ts'
import { isUnblockAsked } from '#modules/accounts/sellers/asked-unblock.ts'
import { getUser } from '#modules/accounts/users/user.ts'
import type { Caller } from '#rpc/caller.ts'
import { readPurses } from './read-purses.ts'
import { readSellerFacts } from './read-seller-facts.ts'
import { isSeller } from './seller-filters.ts'
import { standingOf } from './standing-of.ts'
import { sumOfSellers } from './sum-of-sellers.ts'

/** One seller for the staff: identity, standing and permissions. */
export async function getSeller(caller: Caller, { userId }: { userId: string }) {
  const { tx, now, session } = caller
  const [seller] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isSeller))
  if (!seller) throw new AppError('not_found')
  const [{ profile }, factsOf, salesOf, purseOf, asked] = await Promise.all([
    loadProfile(caller, userId),
    readSellerFacts(caller, [seller]),
    sumOfSellers(caller, { sellerIds: [userId], from: periodsOf('30', now).current.from }),
    readPurses(caller, [userId]),
    seller.unblockAskedBy === null ? null : getUser(caller, seller.unblockAskedBy),
  ])
  const { unblockAskedAt } = seller
  return {
    id: seller.id,
    name: seller.name,
    email: seller.email,
    document: seller.document,
    phone: seller.phone,
    status: seller.status,
    standing: standingOf(seller),
    createdAt: seller.createdAt.toISOString(),
    enteredAt: seller.sellerEnteredAt?.toISOString() ?? null,
    hasSecondFactor: holdsSecondFactor(seller),
    isSelf: userId === session.userId,
    isStaff: seller.staffInvitedAt !== null || seller.roles.includes('ADMIN'),
    methods: {
      pixEnabled: seller.pixEnabled,
      creditCardEnabled: seller.creditCardEnabled,
      billetEnabled: seller.billetEnabled,
    },
    isCashoutBlocked: seller.blockedCashout,
    unblock:
      asked && unblockAskedAt && isUnblockAsked(now, seller)
        ? { by: asked.name, isOwn: asked.id === session.userId, at: unblockAskedAt.toISOString() }
        : null,
    soldCategory: profile.soldCategory,
    expectedMonthlyCents: profile.expectedMonthlyCents,
    address: profile.address,
    ...factsOf(seller),
    sales: salesOf(userId),
    balance: purseOf(userId),
  }
}
