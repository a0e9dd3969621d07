import type { AffiliationStatus } from '@balcao/domain/people/partnerships'
import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { products } from '#db/schema/catalog.ts'
import { affiliations } from '#db/schema/partners.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { findOfferedTerms } from './find-offered-terms.ts'
import { keepAcceptance } from './keep-acceptance.ts'

const acceptingFrom: readonly AffiliationStatus[] = ['REQUESTED', 'ACTIVE', 'PAUSED']

/**
 * Accepts, as the affiliate, the version of the terms that the product's owner offers. A version that was
 * replaced in the meantime is refused.
 */
export async function acceptTerms(
  caller: Caller,
  { affiliationId, termsId }: { affiliationId: string; termsId: string },
): Promise<void> {
  const { session, ip } = caller
  const [found] = await caller.tx
    .select({ productId: affiliations.productId, status: affiliations.status, termsId: affiliations.termsId })
    .from(affiliations)
    .innerJoin(products, eq(products.id, affiliations.productId))
    .where(and(eq(affiliations.id, affiliationId), eq(affiliations.affiliateId, session.userId)))
    // The product is locked too: an owner who changes the terms locks it first, so the offered version stays
    // until the commit.
    .for('no key update', { of: [affiliations, products] })
  if (!found) throw new AppError('not_found')
  const { productId, status } = found
  const offered =
    (await findOfferedTerms(caller, { productId, affiliationId })) ??
    (await findOfferedTerms(caller, { productId, affiliationId: null }))
  if (offered?.id !== termsId || !acceptingFrom.includes(status)) throw new AppError('record_changed')
  if (found.termsId === termsId) return
  await keepAcceptance(caller, { affiliationId, termsId })
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    {
      action: 'affiliate_terms.accepted',
      subject: affiliationId,
      detail: { termsId, version: offered.version },
    },
  )
}
