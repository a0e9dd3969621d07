import type { Attribution } from '@balcao/domain/people/partnerships'
import { and, asc, eq, ilike, inArray } from 'drizzle-orm'
import { containing } from '#db/containing.ts'
import { users } from '#db/schema/accounts.ts'
import { affiliateTerms, affiliations } from '#db/schema/partners.ts'
import type { Scope } from '#scope.ts'
import { hasKeyOf } from './has-key-of.ts'
import { objectionTo } from './weigh-candidates.ts'

export type EligibleAffiliate = {
  affiliationId: string
  affiliateId: string
  name: string
  termsId: string
  /** Commission by the contract. */
  basisPoints: number
}

export type SaleMade = {
  productId: string
  sellerId: string
  buyerEmail: string
  buyerPhone: string
  buyerDocument: string
  attribution: Attribution | null
}

const shownMax = 20

/**
 * Affiliates of a product who could be given a sale after it was made. The buyer's own affiliation is
 * excluded: by mailbox, document or Pix key, or by the decision stored with the sale.
 */
export async function findEligibleAffiliates(
  scope: Scope,
  sale: SaleMade,
  { search, ids }: { search?: string | undefined; ids?: readonly string[] | undefined },
): Promise<EligibleAffiliate[]> {
  const { tx, now } = scope
  const { sellerId, buyerEmail, buyerPhone, buyerDocument } = sale
  const buyer = { email: buyerEmail, phone: buyerPhone, document: buyerDocument }
  const promoters = await tx
    .select({
      affiliationId: affiliations.id,
      status: affiliations.status,
      userId: users.id,
      userStatus: users.status,
      name: users.name,
      email: users.email,
      document: users.document,
      hasBuyersKey: hasKeyOf(scope, buyer),
      termsId: affiliateTerms.id,
      basisPoints: affiliateTerms.basisPoints,
      tiers: affiliateTerms.tiers,
      windowDays: affiliateTerms.windowDays,
    })
    .from(affiliations)
    .innerJoin(users, eq(users.id, affiliations.affiliateId))
    .innerJoin(affiliateTerms, eq(affiliateTerms.id, affiliations.termsId))
    .where(
      and(
        eq(affiliations.productId, sale.productId),
        eq(affiliations.status, 'ACTIVE'),
        ids && inArray(affiliations.id, [...ids]),
        search ? ilike(users.name, containing(search)) : undefined,
      ),
    )
    .orderBy(asc(users.name), asc(affiliations.id))
    .limit(shownMax)
  return promoters
    .filter((promoter) => {
      const isOnOwnDevice = boughtThemselves(sale, promoter.userId)
      const candidate = {
        via: 'AGREEMENT' as const,
        clickedAt: null,
        promoter: { ...promoter, isOnOwnDevice },
      }
      return objectionTo(candidate, { sellerId, buyer }, now) === null
    })
    .map(({ affiliationId, userId, name, termsId, basisPoints }) => ({
      affiliationId,
      affiliateId: userId,
      name,
      termsId,
      basisPoints,
    }))
}

function boughtThemselves({ attribution }: SaleMade, userId: string): boolean {
  const candidates = attribution?.candidates ?? []
  return candidates.some(
    ({ affiliateId, lostBecause }) => affiliateId === userId && lostBecause === 'own_purchase',
  )
}
