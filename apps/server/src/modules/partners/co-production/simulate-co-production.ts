import type { Cents } from '@balcao/domain/money/money'
import { type CoProducer, splitSale } from '@balcao/domain/money/sale-split'
import { AppError } from '@balcao/domain/texts/app-error'
import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { offers, products } from '#db/schema/catalog.ts'
import { affiliatePrograms, affiliateTerms, coProductionContracts } from '#db/schema/partners.ts'
import { readPixFees } from '#modules/partners/read-pix-fees.ts'
import type { Caller } from '#rpc/caller.ts'
import type { coProductionSimulationInput } from './co-production.input.ts'

/** Each side's share of one sale. */
export type SharesOfSale = {
  ownerCents: Cents
  partnerCents: Cents
  othersCents: Cents
  affiliateCents: Cents
}

/** Placeholder id for the co-producer of a share that is not accepted yet. */
const partner = 'partner'

/**
 * Shares of a sale of the most expensive offer by Pix, now and with the given share: sold directly, and by an
 * affiliate if the product has a program. Null if nothing is for sale. Only the product's owner and
 * the parties of its contracts may call it.
 */
export async function simulateCoProduction(
  caller: Caller,
  { productId, contractId, basisPoints, base }: z.output<typeof coProductionSimulationInput>,
) {
  const [product] = await caller.tx.select().from(products).where(eq(products.id, productId))
  const { contracts, replaced } = await readContracts(caller, productId, contractId)
  const isParty = contracts.some(({ coProducerId }) => coProducerId === caller.session.userId)
  if (!product || (product.sellerId !== caller.session.userId && !isParty))
    throw new AppError('product_not_found')
  if (contractId !== null && !replaced) throw new AppError('not_found')
  const [feeOf, priceCents, commission] = await Promise.all([
    readPixFees(caller, [product.sellerId]),
    readDearestPrice(caller, productId),
    readCommission(caller, productId),
  ])
  const fee = feeOf(product)
  if (!fee || priceCents === null) return null
  const inForce = contracts.filter(({ state }) => state === 'ACTIVE')
  const others = inForce
    .filter(({ coProducerId }) => coProducerId !== replaced?.coProducerId)
    .map(asCoProducer)
  const current = inForce
    .filter(({ coProducerId }) => coProducerId === replaced?.coProducerId)
    .map((contract) => ({ ...asCoProducer(contract), id: partner }))
  const divide = (own: readonly CoProducer[], affiliateBasisPoints: number | null) =>
    sharesOf({
      priceCents,
      fee,
      sellerId: product.sellerId,
      coProducers: [...others, ...own],
      affiliateBasisPoints,
    })
  const compare = (affiliateBasisPoints: number | null) => ({
    now: divide(current, affiliateBasisPoints),
    changed: divide([{ id: partner, basisPoints, base }], affiliateBasisPoints),
  })
  return {
    priceCents,
    currency: product.currency,
    direct: compare(null),
    byAffiliate: commission === null ? null : { basisPoints: commission, ...compare(commission) },
  }
}

async function readContracts({ tx, now }: Caller, productId: string, contractId: string | null) {
  const { state, endsAt } = coProductionContracts
  const contracts = await tx
    .select()
    .from(coProductionContracts)
    .where(
      and(
        eq(coProductionContracts.productId, productId),
        or(
          and(eq(state, 'ACTIVE'), or(isNull(endsAt), gt(endsAt, now))),
          and(eq(state, 'INVITED'), gt(coProductionContracts.answerBy, now)),
        ),
      ),
    )
  return { contracts, replaced: contracts.find(({ id }) => id === contractId) }
}

async function readDearestPrice({ tx }: Caller, productId: string): Promise<Cents | null> {
  const [dearest] = await tx
    .select({ cents: sql<number | null>`max(${offers.priceCents})`.mapWith(Number) })
    .from(offers)
    .where(and(eq(offers.productId, productId), eq(offers.status, 'ACTIVE')))
  return dearest?.cents ?? null
}

/** The commission that the program offers now; null for a product without affiliates. */
async function readCommission({ tx }: Caller, productId: string): Promise<number | null> {
  const [terms] = await tx
    .select({ basisPoints: affiliateTerms.basisPoints })
    .from(affiliateTerms)
    .innerJoin(affiliatePrograms, eq(affiliatePrograms.productId, affiliateTerms.productId))
    .where(
      and(
        eq(affiliateTerms.productId, productId),
        isNull(affiliateTerms.affiliationId),
        eq(affiliatePrograms.isOpen, true),
      ),
    )
    .orderBy(desc(affiliateTerms.version))
    .limit(1)
  return terms?.basisPoints ?? null
}

const asCoProducer = ({ coProducerId, basisPoints, base }: typeof coProductionContracts.$inferSelect) => ({
  id: coProducerId,
  basisPoints,
  base,
})

type Sale = {
  priceCents: Cents
  fee: { basisPoints: number; fixedCents: Cents }
  sellerId: string
  coProducers: readonly CoProducer[]
  affiliateBasisPoints: number | null
}

/** Null if the shares exceed the amount to divide. */
function sharesOf({
  priceCents,
  fee,
  sellerId,
  coProducers,
  affiliateBasisPoints,
}: Sale): SharesOfSale | null {
  if (coProducers.reduce((sum, { basisPoints }) => sum + basisPoints, 0) > 10_000) return null
  const { shares } = splitSale({
    items: [{ itemsCents: priceCents, discountCents: 0, coProducers }],
    shippingCents: 0,
    interestCents: 0,
    fee,
    affiliate:
      affiliateBasisPoints === null ? undefined : { id: 'affiliate', basisPoints: affiliateBasisPoints },
    sellerId,
  })
  const sumOf = (isWanted: (share: (typeof shares)[number]) => boolean) =>
    shares.reduce((sum, share) => (isWanted(share) ? sum + share.amountCents : sum), 0)
  return {
    ownerCents: sumOf(({ role }) => role === 'PRODUCER'),
    partnerCents: sumOf(({ userId }) => userId === partner),
    othersCents: sumOf(({ role, userId }) => role === 'CO_PRODUCER' && userId !== partner),
    affiliateCents: sumOf(({ role }) => role === 'AFFILIATE'),
  }
}
