import {
  type CommissionTiers,
  dearestCommission,
  isRising,
  isSameTiers,
} from '@balcao/domain/people/commission-tiers'
import { AppError } from '@balcao/domain/texts/app-error'
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
  tiers: CommissionTiers | null
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
  const { productId, affiliationId, basisPoints, tiers, windowDays, rules } = wanted
  if (!isRising(wanted)) throw new AppError('tiers_not_rising', { field: 'tiers' })
  const newest = await findOfferedTerms(caller, { productId, affiliationId })
  const isSame =
    newest?.basisPoints === basisPoints &&
    isSameTiers(newest.tiers, tiers) &&
    newest.windowDays === windowDays &&
    newest.rules === rules
  if (isSame) return
  await refuseOverpromise(caller, {
    productId,
    affiliateBasisPoints: dearestCommission(wanted),
    field: tiers ? 'tiers' : 'basisPoints',
  })
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
      detail: { version, basisPoints, tiers: tiers?.steps.length ?? 0, windowDays },
    },
  )
  const isFirstOfProgram = !newest && affiliationId === null
  if (made && !isFirstOfProgram) await addJob(caller, tellAffiliatesJob, { termsId: made.id })
}
