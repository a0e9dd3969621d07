import type { CommissionTiers } from '@balcao/domain/people/commission-tiers'
import { locales, productTypes } from '@balcao/domain/vocabulary'
import { and, desc, eq, gte, ilike, isNull, ne, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { containing } from '#db/containing.ts'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { users } from '#db/schema/accounts.ts'
import { offers, products } from '#db/schema/catalog.ts'
import { affiliatePrograms, affiliateTerms, affiliations } from '#db/schema/partners.ts'
import { previewImageKey } from '#modules/catalog/preview-image-key.ts'
import type { Caller } from '#rpc/caller.ts'
import { type PricedProgram, readCommissionPerSale } from './commission-per-sale.ts'
import { readProductHealth } from './read-product-health.ts'

const programOrders: ListOrders<'createdAt'> = {
  columns: { createdAt: [affiliatePrograms.createdAt, affiliatePrograms.id] },
  usual: { by: 'createdAt', direction: 'desc' },
}

export const programListInput = z.strictObject({
  search: z.string().trim().max(100).optional(),
  category: z.string().max(100).optional(),
  type: z.enum(productTypes).optional(),
  language: z.enum(locales).optional(),
  /** Minimum commission of the listed programs. */
  basisPointsFrom: z.int().min(0).max(10_000).optional(),
  /** `OPEN`: a request is approved at once. */
  entry: z.enum(['OPEN', 'ON_REQUEST']).optional(),
  ...pageInput(programOrders),
})

/** The marketplace of programs: those of all sellers on the platform except the caller. */
export async function listPrograms(
  caller: Caller,
  { search, category, type, language, basisPointsFrom, entry, ...page }: z.output<typeof programListInput>,
) {
  const { tx, session } = caller
  const { rows, nextCursor } = await pageOf(programOrders, page, ({ place, after, orderBy, limit }) =>
    tx
      .select({ ...programColumns(caller), place })
      .from(affiliatePrograms)
      .innerJoin(products, eq(products.id, affiliatePrograms.productId))
      .innerJoin(users, eq(users.id, products.sellerId))
      .leftJoin(affiliations, ownAffiliation(caller))
      .where(
        and(
          isOpenToAffiliates,
          eq(affiliatePrograms.isListed, true),
          ne(products.sellerId, session.userId),
          category === undefined ? undefined : eq(products.category, category),
          type && eq(products.type, type),
          language && eq(products.language, language),
          basisPointsFrom === undefined
            ? undefined
            : gte(termsOfProgram(caller, 'basisPoints'), sql`${basisPointsFrom}`),
          entry && eq(affiliatePrograms.needsApproval, entry === 'ON_REQUEST'),
          search
            ? or(ilike(products.name, containing(search)), ilike(users.name, containing(search)))
            : undefined,
          after,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
  )
  return { rows: await describePrograms(caller, rows), nextCursor }
}

type ProgramRow = PricedProgram & { productId: string; imageKey: string | null; ownSince: Date | null }

/**
 * Adds the data that is not in the columns: the picture, the commission per sale, and the refund and
 * chargeback rates.
 */
export async function describePrograms<Row extends ProgramRow>(caller: Caller, rows: readonly Row[]) {
  const [perSale, health] = await Promise.all([
    readCommissionPerSale(
      caller,
      rows.map(({ sellerId }) => sellerId),
    ),
    readProductHealth(caller, rows),
  ])
  return rows.map(({ sellerId: _seller, imageKey, ownSince, ...row }, index) => ({
    ...row,
    imageUrl: imageKey === null ? null : caller.app.store.publicUrl(imageKey),
    ownSince: ownSince?.toISOString() ?? null,
    perSale: perSale(rows[index] as Row),
    health: health(row.productId),
  }))
}

export const isOpenToAffiliates = and(
  eq(affiliatePrograms.isOpen, true),
  eq(products.status, 'APPROVED'),
  eq(users.status, 'ACTIVE'),
)

export function ownAffiliation({ session }: Caller) {
  return and(eq(affiliations.productId, products.id), eq(affiliations.affiliateId, session.userId))
}

/** The terms that the program offers now, without those of single affiliates. */
function termsOfProgram({ tx }: Caller, part: 'basisPoints' | 'tiers' | 'windowDays' | 'version') {
  const newest = tx
    .select({ value: affiliateTerms[part] })
    .from(affiliateTerms)
    .where(
      and(eq(affiliateTerms.productId, affiliatePrograms.productId), isNull(affiliateTerms.affiliationId)),
    )
    .orderBy(desc(affiliateTerms.version))
    .limit(1)
  return sql<number | null>`(${newest})`
}

/** Columns that a candidate for affiliate reads. */
export function programColumns(caller: Caller) {
  const priceOf = (edge: 'min' | 'max') => {
    const offer = caller.tx
      .select({ price: sql`${sql.raw(edge)}(${offers.priceCents})` })
      .from(offers)
      .where(and(eq(offers.productId, products.id), eq(offers.status, 'ACTIVE')))
    return sql<number | null>`(${offer})`.mapWith(Number)
  }
  return {
    productId: products.id,
    productName: products.name,
    imageKey: previewImageKey,
    category: products.category,
    type: products.type,
    language: products.language,
    currency: products.currency,
    sellerId: products.sellerId,
    sellerName: users.name,
    description: affiliatePrograms.description,
    needsApproval: affiliatePrograms.needsApproval,
    attribution: affiliatePrograms.attribution,
    basisPoints: termsOfProgram(caller, 'basisPoints'),
    tiers: sql<CommissionTiers | null>`${termsOfProgram(caller, 'tiers')}`,
    windowDays: termsOfProgram(caller, 'windowDays'),
    termsVersion: termsOfProgram(caller, 'version'),
    priceFromCents: priceOf('min'),
    priceToCents: priceOf('max'),
    ownAffiliationId: affiliations.id,
    ownStatus: affiliations.status,
    ownSince: affiliations.statusSince,
  }
}
