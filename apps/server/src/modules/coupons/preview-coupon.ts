import { type CouponBearer, couponBearers, couponDiscounts } from '@balcao/domain/money/coupons'
import type { Cents } from '@balcao/domain/money/money'
import { type SaleSplit, splitSale } from '@balcao/domain/money/sale-split'
import { firstChargeBy } from '@balcao/domain/money/subscription-price'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { offers, products } from '#db/schema/catalog.ts'
import { affiliatePrograms, affiliateTerms, affiliations } from '#db/schema/partners.ts'
import { forSale } from '#modules/catalog/for-sale.ts'
import { priceMin } from '#modules/catalog/offers/offer.input.ts'
import { feeInCurrency } from '#modules/orders/fee-in-currency.ts'
import { findFeePlan } from '#modules/orders/find-fee-plan.ts'
import { getAffiliateProgram } from '#modules/partners/affiliates/get-affiliate-program.ts'
import { findContracts } from '#modules/partners/find-contracts.ts'
import type { Caller } from '#rpc/caller.ts'
import type { CouponPreviewInput } from './coupon.input.ts'

type Earnings = { sellerCents: Cents; affiliateCents: Cents; coProducersCents: Cents }

/**
 * One sale with the coupon, and the shares of seller and partners for each bearer of the discount. Null while
 * the form has no discount, or without an offer for sale.
 */
export async function previewCoupon(caller: Caller, input: CouponPreviewInput) {
  const { basisPoints, amountCents, kind } = input
  if ((kind === 'PERCENT' ? basisPoints : amountCents) === null) return null
  const sold = await findSoldOffer(caller, input)
  if (!sold) return null
  const { offer, product } = sold
  const method = product.currency === 'BRL' ? 'PIX' : 'CREDIT_CARD'
  const priceCents = firstChargeBy(offer, method)
  const [plan, contracts, affiliateBasisPoints] = await Promise.all([
    findFeePlan(caller, offer.id, method),
    findContracts(caller, offer.id, method),
    findCommission(caller, product.id, input.affiliateId),
  ])
  const fee = plan && feeInCurrency(plan, product.currency)
  if (!fee) return null
  const [discountCents = 0] = couponDiscounts(
    {
      basisPoints: kind === 'PERCENT' ? basisPoints : null,
      amountCents: kind === 'AMOUNT' ? amountCents : null,
      includesBumps: false,
    },
    [{ isBump: false, priceCents }],
  )
  const split = (discountBearer: CouponBearer) =>
    splitSale({
      items: [
        {
          itemsCents: priceCents,
          discountCents,
          coProducers: contracts.coProducersOf(product.id),
        },
      ],
      shippingCents: 0,
      interestCents: 0,
      fee,
      affiliate:
        affiliateBasisPoints === null ? undefined : { id: 'affiliate', basisPoints: affiliateBasisPoints },
      discountBearer,
      sellerId: product.sellerId,
    })
  const shared = split('SHARED')
  return {
    productName: product.name,
    currency: product.currency,
    method,
    priceCents,
    discountCents,
    paidCents: shared.chargedCents,
    /** The checkout refuses a coupon that leaves less than the lowest price. */
    isTooLarge: shared.chargedCents < priceMin,
    fee: { basisPoints: fee.basisPoints, fixedCents: fee.fixedCents, cents: shared.feeCents },
    netCents: shared.netCents,
    affiliateBasisPoints,
    bearers: Object.fromEntries(couponBearers.map((bearer) => [bearer, earningsOf(split(bearer))])) as Record<
      CouponBearer,
      Earnings
    >,
  }
}

function earningsOf({ shares }: SaleSplit): Earnings {
  const sumOf = (wanted: string) =>
    shares.reduce((sum, { role, amountCents }) => (role === wanted ? sum + amountCents : sum), 0)
  return {
    sellerCents: sumOf('PRODUCER'),
    affiliateCents: sumOf('AFFILIATE'),
    coProducersCents: sumOf('CO_PRODUCER'),
  }
}

/** The offer itself, or the most expensive one of the product or the shop, preferring a product with affiliates. */
async function findSoldOffer({ tx, session }: Caller, { target, productId, offerId }: CouponPreviewInput) {
  const [found] = await tx
    .select({
      offer: {
        id: offers.id,
        priceCents: offers.priceCents,
        trialDays: offers.trialDays,
        trialPriceCents: offers.trialPriceCents,
        setupFeeCents: offers.setupFeeCents,
        pixDiscountBasisPoints: offers.pixDiscountBasisPoints,
      },
      product: {
        id: products.id,
        name: products.name,
        currency: products.currency,
        sellerId: products.sellerId,
      },
    })
    .from(offers)
    .innerJoin(products, eq(products.id, offers.productId))
    .leftJoin(affiliatePrograms, and(eq(affiliatePrograms.productId, products.id), affiliatePrograms.isOpen))
    .where(
      and(
        eq(products.sellerId, session.userId),
        forSale(),
        eq(offers.status, 'ACTIVE'),
        target === 'PRODUCT' && productId !== null ? eq(products.id, productId) : undefined,
        target === 'OFFER' && offerId !== null ? eq(offers.id, offerId) : undefined,
      ),
    )
    .orderBy(sql`${affiliatePrograms.id} is null`, desc(offers.priceCents), asc(offers.id))
    .limit(1)
  return found
}

/** Commission of the named affiliate, or of the program; null if no affiliate earns one. */
async function findCommission(
  caller: Caller,
  productId: string,
  affiliateId: string | null,
): Promise<number | null> {
  if (affiliateId === null) {
    const program = await getAffiliateProgram(caller, { productId })
    return program?.isOpen ? program.basisPoints : null
  }
  const [terms] = await caller.tx
    .select({ basisPoints: affiliateTerms.basisPoints })
    .from(affiliations)
    .innerJoin(affiliateTerms, eq(affiliateTerms.id, affiliations.termsId))
    .where(
      and(
        eq(affiliations.productId, productId),
        eq(affiliations.affiliateId, affiliateId),
        eq(affiliations.status, 'ACTIVE'),
      ),
    )
  return terms?.basisPoints ?? null
}
