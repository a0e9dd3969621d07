import { type SQL, sql } from 'drizzle-orm'
import { affiliateTerms, affiliations } from '#db/schema/partners.ts'
import type { Scope } from '#scope.ts'

/**
 * The id of an affiliation's terms in force: the affiliate's own before the program's, the newest before the
 * older.
 */
export function termsInForce({ platformId, now }: Pick<Scope, 'platformId' | 'now'>): SQL<string | null> {
  const { id, productId, affiliationId, effectiveFrom } = affiliateTerms
  return sql<string | null>`(
    select ${id} from ${affiliateTerms}
    where ${affiliateTerms.platformId} = ${platformId} and ${productId} = ${affiliations.productId}
      and (${affiliationId} is null or ${affiliationId} = ${affiliations.id})
      and ${effectiveFrom} <= ${sql.param(now, effectiveFrom)}
    order by ${affiliationId} is null, ${effectiveFrom} desc limit 1)`
}
