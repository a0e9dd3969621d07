import { eq, isNull, or } from 'drizzle-orm'
import { exchangeRates, feePlans, interestTables, platforms } from '#db/schema/platforms.ts'
import { invariant } from '#kit/invariant.ts'
import type { Scope } from '#scope.ts'

/** The parts of a live platform that its sellers' test modes copy: its look, its rules and its prices. */
export type MirroredPlatform = Awaited<ReturnType<typeof readMirroredPlatform>>

export async function readMirroredPlatform({ tx }: Scope, userId: string) {
  const ownOrAll = (sellerId: typeof feePlans.sellerId | typeof interestTables.sellerId) =>
    or(isNull(sellerId), eq(sellerId, userId))
  const [[platform], plans, interest, rates] = await Promise.all([
    tx
      .select({
        platformId: platforms.platformId,
        name: platforms.name,
        brandColor: platforms.brandColor,
        mailColor: platforms.mailColor,
        logoKey: platforms.logoKey,
        faviconKey: platforms.faviconKey,
        doorImageKey: platforms.doorImageKey,
        locale: platforms.locale,
        placeholderDocument: platforms.placeholderDocument,
        placeholderPhone: platforms.placeholderPhone,
        formerPlaceholderPhones: platforms.formerPlaceholderPhones,
        hidesCartTitle: platforms.hidesCartTitle,
        refundAnswerHours: platforms.refundAnswerHours,
        grantsLawfulRefunds: platforms.grantsLawfulRefunds,
        pixMinutes: platforms.pixMinutes,
        billetDays: platforms.billetDays,
        methodLimits: platforms.methodLimits,
        mailName: platforms.mailName,
        isDemo: platforms.isDemo,
      })
      .from(platforms),
    tx.select().from(feePlans).where(ownOrAll(feePlans.sellerId)),
    tx.select().from(interestTables).where(ownOrAll(interestTables.sellerId)),
    tx.select().from(exchangeRates),
  ])
  invariant(platform, 'a seller belongs to a platform')
  return { platform, plans, interest, rates }
}
