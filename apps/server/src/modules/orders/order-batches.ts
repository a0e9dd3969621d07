import { randomInt, randomUUID } from 'node:crypto'
import { type Batch, batch } from '#db/insert-together.ts'
import { orderItems, orderShares, orders } from '#db/schema/orders.ts'
import type { Scope } from '#scope.ts'
import type { OrderToCreate } from './order-to-create.ts'
import type { OrderSplit } from './split-order.ts'

/** No vowels and no look-alikes, so that a code forms no word and can be read aloud clearly. */
const alphabet = '23456789BCDFGHJKLMNPQRSTVWXZ'

const longestUserAgent = 400

/** The rows of an order: items, buyer and shares. The split is frozen here and never computed again. */
export function orderBatches(
  { platformId, now }: Scope,
  orderId: string,
  {
    offer: { offer, product, seller, interest },
    plan,
    buyer,
    quote,
    coupon,
    input,
    userAgent,
  }: OrderToCreate,
  { affiliate, attribution, split, shares, sharesOfLine }: OrderSplit,
): Batch[] {
  return [
    batch(orders, [
      {
        id: orderId,
        platformId,
        code: newOrderCode(),
        offerId: offer.id,
        productId: product.id,
        sellerId: seller.id,
        affiliateId: affiliate?.id ?? null,
        couponId: coupon?.id ?? null,
        type: offer.type,
        currency: product.currency,
        locale: product.language,
        buyerName: buyer.name,
        buyerEmail: buyer.email,
        buyerPhone: buyer.phone,
        buyerDocument: buyer.document,
        documentSource: buyer.documentSource,
        address: buyer.address,
        itemsCents: quote.itemsCents,
        discountCents: quote.discountCents,
        discountBearer: coupon?.bearer ?? null,
        shippingCents: quote.shippingCents,
        interestCents: quote.interestCents,
        totalCents: quote.totalCents,
        feePlanId: plan.id,
        interestTableId: quote.installments > 1 ? (interest?.id ?? null) : null,
        feeCents: split.feeCents,
        fixedFeeCents: Math.min(plan.fixedCents, split.feeCents),
        guaranteeDays: product.guaranteeDays,
        utm: input.utmQuery,
        referer: input.referer ?? null,
        userAgent: userAgent?.slice(0, longestUserAgent) ?? null,
        attribution,
        createdAt: now,
      },
    ]),
    batch(
      orderItems,
      quote.lines.map((line, position) => {
        const { isPhysical: _, ...item } = line
        return {
          ...item,
          id: randomUUID(),
          platformId,
          orderId,
          quantity: 1,
          position,
          shares: sharesOfLine(line),
        }
      }),
    ),
    batch(
      orderShares,
      shares.map((share) => ({ ...share, id: randomUUID(), platformId, orderId })),
    ),
  ]
}

function newOrderCode(): string {
  return Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('')
}
