import { addJob } from '#add-job.ts'
import { affiliateTerms } from '#db/schema/partners.ts'
import { refuseOverpromise } from '#modules/partners/refuse-overpromise.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { findOfferedTerms } from './find-offered-terms.ts'
import { tellAffiliatesJob } from './tell-affiliates.job.ts'

type NewTerms = {
  productId: string
  /** Null for the terms of the whole program. */
  affiliationId: string | null
  basisPoints: number
  windowDays: number | null
  rules: string
}

/**
 * Offers a new version of the terms, unless it equals the newest one. It applies to an affiliate after their
 * acceptance; until then, and to clicks made until then, the version that both accepted applies. The caller
 * has locked the product.
 */
export async function changeTerms(caller: Caller, wanted: NewTerms): Promise<void> {
  const { tx, platformId, now, session, ip } = caller
  const { productId, affiliationId, basisPoints, windowDays, rules } = wanted
  const newest = await findOfferedTerms(caller, { productId, affiliationId })
  if (newest?.basisPoints === basisPoints && newest.windowDays === windowDays && newest.rules === rules)
    return
  await refuseOverpromise(caller, { productId, affiliateBasisPoints: basisPoints, field: 'basisPoints' })
  const version = (newest?.version ?? 0) + 1
  const [made] = await tx
    .insert(affiliateTerms)
    .values({ platformId, ...wanted, version, createdAt: now })
    .returning({ id: affiliateTerms.id })
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    {
      action: 'affiliate_terms.changed',
      subject: affiliationId ?? productId,
      detail: { version, basisPoints, windowDays },
    },
  )
  const isFirstOfProgram = !newest && affiliationId === null
  if (made && !isFirstOfProgram) await addJob(caller, tellAffiliatesJob, { termsId: made.id })
}
