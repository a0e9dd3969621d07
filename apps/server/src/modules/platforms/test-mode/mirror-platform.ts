import type { PaperRules } from '@balcao/domain/people/seller-profile'
import { eq, sql } from 'drizzle-orm'
import { exchangeRates, feePlans, interestTables, platformDomains, platforms } from '#db/schema/platforms.ts'
import { testHostCode } from '#kit/test-platform.ts'
import { enterHosts } from '#modules/platforms/enter-hosts.ts'
import type { Scope } from '#scope.ts'
import type { MirroredPlatform } from './read-mirrored-platform.ts'

const noPapers: PaperRules = { PF: [], MEI: [], PJ: [], booksOfAll: false }

/**
 * Makes the platform of this transaction the test mode of a seller, or updates it from the live platform.
 * Prices keep their ids, so that existing ones are not added again. True for a new one; concurrent calls are
 * serialised.
 */
export async function mirrorPlatform(
  scope: Scope,
  { platform, plans, interest, rates }: MirroredPlatform,
  { userId, testModeHost }: { userId: string; testModeHost: string },
): Promise<boolean> {
  const { tx, platformId, now } = scope
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`test mode ${platformId}`}, 0))`)
  const { platformId: testOfPlatformId, ...mirrored } = platform
  // No review, because a test mode has no staff.
  const look = { ...mirrored, sellsBeforeReview: true, paperRules: noPapers }
  const isNew = (await tx.$count(platforms, eq(platforms.platformId, platformId))) === 0
  if (isNew) {
    await tx
      .insert(platforms)
      .values({ ...look, platformId, kind: 'TEST', testOfPlatformId, testOfUserId: userId, createdAt: now })
  } else await tx.update(platforms).set(look).where(eq(platforms.platformId, platformId))
  await giveHost(scope, `${testHostCode(platformId)}.${testModeHost}`)
  const here = <Row extends object>(rows: Row[]) => rows.map((row) => ({ ...row, platformId }))
  if (plans.length > 0) await tx.insert(feePlans).values(here(plans)).onConflictDoNothing()
  if (interest.length > 0) await tx.insert(interestTables).values(here(interest)).onConflictDoNothing()
  if (rates.length > 0) await tx.insert(exchangeRates).values(here(rates)).onConflictDoNothing()
  return isNew
}

/** Sets the host again, because the operator may have configured another domain since the last entry. */
async function giveHost(scope: Scope, host: string): Promise<void> {
  const { tx, platformId, now } = scope
  const [present] = await tx.select({ host: platformDomains.host }).from(platformDomains)
  if (present?.host === host) return
  if (present) await tx.update(platformDomains).set({ host })
  else await tx.insert(platformDomains).values({ platformId, host, isPrimary: true, createdAt: now })
  await enterHosts(scope)
}
