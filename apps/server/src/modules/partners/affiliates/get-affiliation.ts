import { commissionAt } from '@balcao/domain/people/commission-tiers'
import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { products } from '#db/schema/catalog.ts'
import { affiliateTerms, affiliations } from '#db/schema/partners.ts'
import type { Caller } from '#rpc/caller.ts'
import { affiliationPeriod } from './affiliation-period.ts'
import { pageOfAffiliations, type Side } from './list-affiliations.ts'
import { readVolume } from './read-volume.ts'

export const affiliationGetInput = z.strictObject({ affiliationId: z.uuid(), ...affiliationPeriod })
type GetInput = z.output<typeof affiliationGetInput>

/** An affiliate, or an applicant, of one of the caller's products. */
export function getAffiliate(caller: Caller, input: GetInput) {
  return getOne(caller, input, {
    whose: eq(products.sellerId, caller.session.userId),
    partner: affiliations.affiliateId,
  })
}

/** An affiliation of the caller, or a request for one. */
export function getAffiliation(caller: Caller, input: GetInput) {
  return getOne(caller, input, {
    whose: eq(affiliations.affiliateId, caller.session.userId),
    partner: products.sellerId,
  })
}

async function getOne(caller: Caller, { affiliationId, ...period }: GetInput, { whose, partner }: Side) {
  const { rows } = await pageOfAffiliations(
    caller,
    { ...period, limit: 1 },
    { whose: and(whose, eq(affiliations.id, affiliationId)), partner },
  )
  const [found] = rows
  if (!found) throw new AppError('not_found')
  return { ...found, standing: await readStanding(caller, affiliationId) }
}

/** Volume, commission and next tier of an affiliate by the terms in force; null without tiers. */
async function readStanding(caller: Caller, affiliationId: string) {
  const [found] = await caller.tx
    .select({
      affiliateId: affiliations.affiliateId,
      productId: products.id,
      currency: products.currency,
      basisPoints: affiliateTerms.basisPoints,
      tiers: affiliateTerms.tiers,
    })
    .from(affiliations)
    .innerJoin(products, eq(products.id, affiliations.productId))
    .innerJoin(affiliateTerms, eq(affiliateTerms.id, affiliations.termsId))
    .where(eq(affiliations.id, affiliationId))
  if (!found?.tiers) return null
  const volume = await readVolume(caller, { ...found, by: found.tiers.by })
  return { volume, ...commissionAt(found, volume) }
}
