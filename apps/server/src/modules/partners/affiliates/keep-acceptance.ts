import { eq } from 'drizzle-orm'
import { affiliateTermsAcceptances, affiliations } from '#db/schema/partners.ts'
import type { Scope } from '#scope.ts'

/** Puts a version of the terms in force for an affiliation, and stores the proof of acceptance. */
export async function keepAcceptance(
  { tx, platformId, now }: Scope,
  { affiliationId, termsId }: { affiliationId: string; termsId: string },
): Promise<void> {
  await tx
    .update(affiliations)
    .set({ termsId, termsAcceptedAt: now })
    .where(eq(affiliations.id, affiliationId))
  await tx.insert(affiliateTermsAcceptances).values({ platformId, affiliationId, termsId, acceptedAt: now })
}
