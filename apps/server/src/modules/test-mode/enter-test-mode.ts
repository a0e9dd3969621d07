import { AppError } from '@balcao/domain/texts/app-error'
import type { App } from '#app.ts'
import { isTestPlatform, testPlatformIdOf } from '#kit/test-platform.ts'
import { writeEntryToken } from '#modules/accounts/test-mode/entry-token.ts'
import { mirrorSeller } from '#modules/accounts/test-mode/mirror-seller.ts'
import { getUser } from '#modules/accounts/users/user.ts'
import { mirrorProducts } from '#modules/catalog/test-mode/mirror-products.ts'
import { readMirroredProducts } from '#modules/catalog/test-mode/read-mirrored-products.ts'
import { findWithdrawalPlan } from '#modules/payouts/withdrawals/withdrawal-plan.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import { mirrorPlatform } from '#modules/platforms/test-mode/mirror-platform.ts'
import { readMirroredPlatform } from '#modules/platforms/test-mode/read-mirrored-platform.ts'
import type { SessionUser } from '#rpc/session-user.ts'
import { inScope } from '#scope.ts'
import { openSimulatedAccounts } from './open-simulated-accounts.ts'
import { payWithoutPeople } from './pay-without-people.ts'

type Entrance = { app: App; session: SessionUser; ip: string; origin: string }

/**
 * Opens the seller's test mode, created at the first entry and updated at each, and returns the address at
 * which its session begins. Live rows are read in the live tenant's transaction and copied in the test
 * mode's, so that no statement sees both.
 */
export async function enterTestMode({ app, session, ip, origin }: Entrance): Promise<{ url: string }> {
  const { testModeHost } = app.config
  const { userId, sessionId } = session
  if (testModeHost === undefined || isTestPlatform(session.platformId)) throw new AppError('not_found')
  const live = await inScope(app, session.platformId, async (scope) => ({
    user: await getUser(scope, userId),
    platform: await readMirroredPlatform(scope, userId),
    withdrawalPlan: await findWithdrawalPlan(scope, userId),
    products: await readMirroredProducts(scope, userId),
  }))
  const platformId = testPlatformIdOf(session)
  const { url } = await inScope(app, platformId, async (scope) => {
    const isNew = await mirrorPlatform(scope, live.platform, { userId, testModeHost })
    await mirrorSeller(scope, live.user)
    const caller = { ...scope, session: { ...session, platformId }, ip }
    if (isNew) {
      await openSimulatedAccounts(caller)
      const { locale } = live.user
      await mirrorProducts(scope, { sellerId: userId, locale, mirrored: live.products })
    }
    await payWithoutPeople(caller, live.withdrawalPlan)
    return getPlatform(scope)
  })
  const token = writeEntryToken(app, { platformId, sessionId, url: origin })
  return { url: `${url}/test-mode/enter?token=${token}` }
}
