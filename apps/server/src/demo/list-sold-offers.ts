import { and, eq, isNull } from 'drizzle-orm'
import { offers, orderBumps, products } from '#db/schema/catalog.ts'
import { coupons } from '#db/schema/coupons.ts'
import { affiliations } from '#db/schema/partners.ts'
import type { Scope } from '#scope.ts'

/** An offer of the demo, and its weight among the sales. */
export type SoldOffer = {
  offerId: string
  weight: number
  isSubscription: boolean
  isPhysical: boolean
  bumps: string[]
  affiliateIds: string[]
  /** Coupon codes that its checkout accepts. */
  coupons: string[]
}

const weights: Record<string, number> = {
  'Turma aberta': 46,
  'Full course': 15,
  'Assinatura mensal': 10,
  'Kit completo': 12,
  'Jogo de quatro': 9,
  'Vaga individual': 4,
  'Acesso de um ano': 64,
  'Frasco de 30 ml': 36,
}

export async function listSoldOffers({ tx }: Scope): Promise<SoldOffer[]> {
  const [found, bumps, affiliates, codes] = await Promise.all([
    tx
      .select({ offer: offers, product: products })
      .from(offers)
      .innerJoin(products, eq(products.id, offers.productId))
      .orderBy(offers.title),
    tx.select().from(orderBumps).orderBy(orderBumps.id),
    tx.select().from(affiliations).orderBy(affiliations.id),
    // Without an end or a limit, so that no sale is refused.
    tx
      .select()
      .from(coupons)
      .where(and(isNull(coupons.usesMax), isNull(coupons.endsAt), isNull(coupons.pausedAt)))
      .orderBy(coupons.code),
  ])
  return found.flatMap(({ offer, product }) => {
    const weight = weights[offer.title]
    if (weight === undefined) return []
    return {
      offerId: offer.id,
      weight,
      isSubscription: offer.type === 'SUBSCRIPTION',
      isPhysical: product.type === 'FISICO',
      bumps: bumps.filter(({ productId }) => productId === product.id).map(({ id }) => id),
      affiliateIds: affiliates
        .filter(({ productId }) => productId === product.id)
        .map(({ affiliateId }) => affiliateId),
      coupons: codes
        .filter(
          ({ sellerId, productId }) =>
            sellerId === product.sellerId && [null, product.id].includes(productId),
        )
        .map(({ code }) => code),
    }
  })
}
