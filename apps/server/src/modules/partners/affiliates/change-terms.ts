import { and, desc, eq, isNull } from 'drizzle-orm'
import { addJob } from '#add-job.ts'
import { affiliateTerms } from '#db/schema/partners.ts'
import { refuseOverpromise } from '#modules/partners/refuse-overpromise.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { tellAffiliatesJob } from './tell-affiliates.job.ts'

/**
 * Notice that affiliates get before a change counts. Clicks from before keep the terms that they were made
 * under.
 */
const noticeMs = 3 * 86_400_000

type NewTerms = {
  productId: string
  /** Null for the terms of the whole program. */
  affiliationId: string | null
  basisPoints: number
  windowDays: number | null
}

/** Writes a new version of the terms, unless it says what the newest one says. The caller has locked the product. */
export async function changeTerms(caller: Caller, wanted: NewTerms): Promise<void> {
  const { tx, platformId, now, session, ip } = caller
  const { productId, affiliationId, basisPoints, windowDays } = wanted
  const [newest] = await tx
    .select()
    .from(affiliateTerms)
    .where(
      and(
        eq(affiliateTerms.productId, productId),
        affiliationId === null
          ? isNull(affiliateTerms.affiliationId)
          : eq(affiliateTerms.affiliationId, affiliationId),
      ),
    )
    .orderBy(desc(affiliateTerms.effectiveFrom))
    .limit(1)
  if (newest?.basisPoints === basisPoints && newest.windowDays === windowDays) return
  await refuseOverpromise(caller, { productId, affiliateBasisPoints: basisPoints, field: 'basisPoints' })
  const isFirstOfProgram = !newest && affiliationId === null
  const effectiveFrom = isFirstOfProgram ? now : new Date(now.getTime() + noticeMs)
  const [made] = await tx
    .insert(affiliateTerms)
    .values({ platformId, ...wanted, effectiveFrom, createdAt: now })
    .returning({ id: affiliateTerms.id })
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    {
      action: 'affiliate_terms.changed',
      subject: affiliationId ?? productId,
      detail: { basisPoints, windowDays, effectiveFrom: effectiveFrom.toISOString() },
    },
  )
  if (made && !isFirstOfProgram) await addJob(caller, tellAffiliatesJob, { termsId: made.id })
}
