import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { products } from '#db/schema/catalog.ts'
import { affiliations } from '#db/schema/partners.ts'
import type { Caller } from '#rpc/caller.ts'
import { affiliationPeriod } from './affiliation-period.ts'
import { pageOfAffiliations, type Side } from './list-affiliations.ts'

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
  return found
}
