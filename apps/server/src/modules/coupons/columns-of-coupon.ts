import { AppError } from '@balcao/domain/texts/app-error'
import type { Currency } from '@balcao/domain/vocabulary'
import { and, eq } from 'drizzle-orm'
import { offers, products } from '#db/schema/catalog.ts'
import { affiliations } from '#db/schema/partners.ts'
import type { Caller } from '#rpc/caller.ts'
import type { CouponTermsInput } from './coupon.input.ts'

/**
 * The columns of a coupon from its form, with only the values that its kind, target and bearer have. Product,
 * offer and affiliate must be the caller's own.
 */
export async function columnsOfCoupon(caller: Caller, input: CouponTermsInput) {
  const productId = input.target === 'PRODUCT' ? input.productId : null
  const offerId = input.target === 'OFFER' ? input.offerId : null
  const affiliateId = input.bearer === 'AFFILIATE' ? input.affiliateId : null
  const product = await findTarget(caller, { productId, offerId })
  if (affiliateId !== null) await requireAffiliate(caller, affiliateId, product?.productId ?? null)
  return {
    basisPoints: input.kind === 'PERCENT' ? input.basisPoints : null,
    amountCents: input.kind === 'AMOUNT' ? input.amountCents : null,
    currency: product?.currency ?? ('BRL' as Currency),
    productId,
    offerId,
    includesBumps: input.includesBumps,
    startsAt: input.startsAt === null ? null : new Date(input.startsAt),
    endsAt: input.endsAt === null ? null : new Date(input.endsAt),
    usesMax: input.usesMax,
    usesPerBuyerMax: input.usesPerBuyerMax,
    isFirstPurchaseOnly: input.isFirstPurchaseOnly,
    bearer: input.bearer,
    affiliateId,
    updatedAt: caller.now,
  }
}

async function findTarget(
  { tx, session }: Caller,
  { productId, offerId }: { productId: string | null; offerId: string | null },
): Promise<{ productId: string; currency: Currency } | null> {
  if (productId === null && offerId === null) return null
  const [found] = await tx
    .select({ productId: products.id, currency: products.currency })
    .from(products)
    .leftJoin(offers, eq(offers.productId, products.id))
    .where(
      and(
        eq(products.sellerId, session.userId),
        productId === null ? undefined : eq(products.id, productId),
        offerId === null ? undefined : eq(offers.id, offerId),
      ),
    )
    .limit(1)
  if (!found) throw new AppError(productId === null ? 'offer_not_found' : 'product_not_found')
  return found
}

async function requireAffiliate(
  { tx, session }: Caller,
  affiliateId: string,
  productId: string | null,
): Promise<void> {
  const [found] = await tx
    .select({ id: affiliations.id })
    .from(affiliations)
    .innerJoin(products, and(eq(products.id, affiliations.productId), eq(products.sellerId, session.userId)))
    .where(
      and(
        eq(affiliations.affiliateId, affiliateId),
        eq(affiliations.status, 'ACTIVE'),
        productId === null ? undefined : eq(products.id, productId),
      ),
    )
    .limit(1)
  if (!found) throw new AppError('affiliate_not_eligible', { field: 'affiliateId' })
}
