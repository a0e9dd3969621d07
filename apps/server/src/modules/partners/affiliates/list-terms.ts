import { AppError } from '@balcao/domain/texts/app-error'
import { and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { products } from '#db/schema/catalog.ts'
import { affiliateTerms, affiliateTermsAcceptances, affiliations } from '#db/schema/partners.ts'
import type { Caller } from '#rpc/caller.ts'

type Which = { affiliationId: string }

/** Enough for four years of monthly changes. */
const versionsMax = 50

/** Versions of the terms of an affiliate of one of the caller's products. */
export function listTermsOfAffiliate(caller: Caller, which: Which) {
  return listTerms(caller, which, eq(products.sellerId, caller.session.userId))
}

/** Versions of the terms of an affiliation of the caller. */
export function listOwnTerms(caller: Caller, which: Which) {
  return listTerms(caller, which, eq(affiliations.affiliateId, caller.session.userId))
}

/** Versions of the terms with the dates of offer and acceptance, the newest first. */
async function listTerms({ tx }: Caller, { affiliationId }: Which, isTheirs: SQL) {
  const [found] = await tx
    .select({ productId: affiliations.productId, termsId: affiliations.termsId })
    .from(affiliations)
    .innerJoin(products, eq(products.id, affiliations.productId))
    .where(and(eq(affiliations.id, affiliationId), isTheirs))
  if (!found) throw new AppError('not_found')
  const accepted = tx
    .select({ at: sql`max(${affiliateTermsAcceptances.acceptedAt})` })
    .from(affiliateTermsAcceptances)
    .where(
      and(
        eq(affiliateTermsAcceptances.affiliationId, affiliationId),
        eq(affiliateTermsAcceptances.termsId, affiliateTerms.id),
      ),
    )
  const versions = await tx
    .select({
      id: affiliateTerms.id,
      version: affiliateTerms.version,
      isOwn: sql<boolean>`${affiliateTerms.affiliationId} is not null`,
      basisPoints: affiliateTerms.basisPoints,
      tiers: affiliateTerms.tiers,
      windowDays: affiliateTerms.windowDays,
      rules: affiliateTerms.rules,
      offeredAt: affiliateTerms.createdAt,
      acceptedAt: sql`(${accepted})`.mapWith(affiliateTermsAcceptances.acceptedAt),
    })
    .from(affiliateTerms)
    .where(
      and(
        eq(affiliateTerms.productId, found.productId),
        or(isNull(affiliateTerms.affiliationId), eq(affiliateTerms.affiliationId, affiliationId)),
      ),
    )
    .orderBy(desc(affiliateTerms.createdAt), desc(affiliateTerms.version))
    .limit(versionsMax)
  return versions.map(({ offeredAt, acceptedAt, ...version }) => ({
    ...version,
    isInForce: version.id === found.termsId,
    offeredAt: offeredAt.toISOString(),
    acceptedAt: acceptedAt?.toISOString() ?? null,
  }))
}
