import type { SellerNeed, SellerStage } from '@balcao/domain/people/seller-care'
import { balanceSheetFromCents } from '@balcao/domain/people/seller-profile'
import { and, eq, gte, lte, type SQL, sql } from 'drizzle-orm'
import { tenant } from '#db/define-statement.ts'
import { users } from '#db/schema/accounts.ts'
import { products } from '#db/schema/catalog.ts'
import { payments } from '#db/schema/payments.ts'
import { platforms } from '#db/schema/platforms.ts'
import { sellerDocuments, sellerProfiles } from '#db/schema/sellers.ts'
import type { PapersStage } from '#modules/accounts/documents/list-papers.ts'
import type { Scope } from '#scope.ts'

const dayMs = 86_400_000
/** Days after which a newcomer without progress counts as stuck. */
const patienceDays = 3
const noSaleDays = 7
const stoppedDays = 14

/** The kind of person from the document, for a seller without a profile. */
const personKind = sql`coalesce(${sellerProfiles.personKind}, case when length(${users.document}) = 14 then 'PJ' else 'PF' end)`
/**
 * The rule of `askedPapers`: the documents required of the kind of person. A balance sheet is required only
 * of sellers with high expected sales, unless the platform requires it of all.
 */
const asked = sql`array(select paper_name from ${platforms}
  cross join lateral jsonb_array_elements_text(${platforms.paperRules} -> ${personKind}) as asked(paper_name)
  where ${platforms.platformId} = ${tenant}
    and (paper_name <> 'balanceSheet' or ${sellerProfiles.expectedMonthlyCents} >= ${sql.raw(String(balanceSheetFromCents))})
  union select 'balanceSheet' from ${platforms}
  where ${platforms.platformId} = ${tenant} and (${platforms.paperRules} -> 'booksOfAll')::boolean)`

export type SellerProgress = {
  /** The same result as `listPapers`, for many sellers at once. */
  papers: SQL<PapersStage>
  /** The furthest step reached: a seller with a sale is at the last one, even if earlier ones are missing. */
  stage: SQL<SellerStage>
  /** Completed steps, each separately: a seller may sell before the documents are approved. */
  has: Record<Exclude<SellerStage, 'REGISTERED'>, SQL<boolean>>
  /** The first reason to contact the seller, or null. */
  need: SQL<SellerNeed | null>
}

/** Progress of the user of a query as a seller. The query joins `seller_profiles` from the left. */
export function sellerProgress({ platformId, now }: Scope): SellerProgress {
  const { state } = sellerDocuments
  const standing = and(
    eq(sellerDocuments.platformId, platformId),
    eq(sellerDocuments.userId, users.id),
    sql`${state} <> 'REPLACED'`,
    sql`${sellerDocuments.paper} = any(${asked})`,
  )
  const papers: SQL<PapersStage> = sql`(select case
    when count(*) filter (where ${state} = 'REFUSED') > 0 then 'TO_FIX'
    when count(*) < cardinality(${asked}) then 'TO_SEND'
    when count(*) filter (where ${state} = 'IN_REVIEW') > 0 then 'IN_REVIEW'
    else 'APPROVED' end from ${sellerDocuments} where ${standing})`
  const hasProduct = (more?: SQL): SQL<boolean> => {
    const own = and(eq(products.platformId, platformId), eq(products.sellerId, users.id), more)
    return sql`exists (select from ${products} where ${own})`
  }
  const hasSale = (more?: SQL): SQL<boolean> => {
    const isPaid = sql`${payments.status} in ('APPROVED', 'REFUNDED', 'CHARGEBACK')`
    const own = and(eq(payments.platformId, platformId), eq(payments.sellerId, users.id), isPaid, more)
    return sql`exists (select from ${payments} where ${own})`
  }
  const before = (days: number) => new Date(now.getTime() - days * dayMs)
  const isNoNewcomer = lte(users.createdAt, before(patienceDays))
  return {
    papers,
    stage: sql`case
      when ${hasSale()} then 'SALE' when ${hasProduct()} then 'PRODUCT'
      when ${papers} = 'APPROVED' then 'DOCUMENTS' else 'REGISTERED' end`,
    has: { DOCUMENTS: sql`${papers} = 'APPROVED'`, PRODUCT: hasProduct(), SALE: hasSale() },
    need: sql`case
      when ${papers} = 'TO_FIX' then 'DOCUMENTS_REFUSED'
      when ${hasSale(gte(payments.createdAt, before(stoppedDays)))} then null
      when ${hasSale()} then 'STOPPED'
      when ${papers} = 'TO_SEND' and ${isNoNewcomer} then 'DOCUMENTS_MISSING'
      when not ${hasProduct()} and ${isNoNewcomer} then 'NO_PRODUCT'
      when ${hasProduct(lte(products.createdAt, before(noSaleDays)))} then 'NO_SALE' end`,
  }
}
