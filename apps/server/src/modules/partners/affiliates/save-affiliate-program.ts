import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { affiliatePrograms } from '#db/schema/partners.ts'
import { lockOwnProduct } from '#modules/catalog/lock-own-product.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { AffiliateProgramInput } from './affiliates.input.ts'
import { changeTerms } from './change-terms.ts'
import { getAffiliateProgram } from './get-affiliate-program.ts'

/** Saves the affiliate program of the caller's product. A form that was filled from an older version is refused. */
export async function saveAffiliateProgram(
  caller: Caller,
  { productId, version, basisPoints, tiers, windowDays, ...program }: AffiliateProgramInput,
) {
  const { tx, platformId, now, session, ip } = caller
  await lockOwnProduct(caller, productId)
  const [former] = await tx
    .select({ version: affiliatePrograms.version })
    .from(affiliatePrograms)
    .where(eq(affiliatePrograms.productId, productId))
  if ((former?.version ?? 0) !== version) throw new AppError('record_changed')
  await tx
    .insert(affiliatePrograms)
    .values({ platformId, productId, ...program, createdAt: now })
    .onConflictDoUpdate({
      target: [affiliatePrograms.platformId, affiliatePrograms.productId],
      set: { ...program, version: version + 1 },
    })
  await changeTerms(caller, {
    productId,
    affiliationId: null,
    basisPoints,
    tiers,
    windowDays,
    rules: program.rules,
  })
  const { isOpen, isListed, needsApproval, attribution } = program
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    {
      action: 'affiliate_program.saved',
      subject: productId,
      detail: { isOpen, isListed, needsApproval, attribution },
    },
  )
  return getAffiliateProgram(caller, { productId })
}
