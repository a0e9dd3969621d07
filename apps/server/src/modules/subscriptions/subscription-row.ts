import { users } from '#db/schema/accounts.ts'
import { savedCards } from '#db/schema/cards.ts'
import { products } from '#db/schema/catalog.ts'
import { subscriptions } from '#db/schema/subscriptions.ts'

/** Columns of a subscription in every list and detail. */
export const subscriptionColumns = {
  id: subscriptions.id,
  productName: products.name,
  sellerName: users.name,
  buyerName: subscriptions.buyerName,
  buyerEmail: subscriptions.buyerEmail,
  state: subscriptions.state,
  method: subscriptions.method,
  priceCents: subscriptions.priceCents,
  currency: subscriptions.currency,
  frequencyInDays: subscriptions.frequencyInDays,
  paidUntil: subscriptions.paidUntil,
  accessUntil: subscriptions.accessUntil,
  resumesAt: subscriptions.resumesAt,
  canceledBy: subscriptions.canceledBy,
  createdAt: subscriptions.createdAt,
  cardBrand: savedCards.brand,
  cardLastFour: savedCards.lastFour,
}

type Selected = Pick<
  typeof subscriptions.$inferSelect,
  Exclude<keyof typeof subscriptionColumns, 'productName' | 'sellerName' | 'cardBrand' | 'cardLastFour'>
> & { productName: string; sellerName: string; cardBrand: string | null; cardLastFour: string | null }

/** The same row with its instants as text, for the browser. */
export function subscriptionRow(row: Selected) {
  const { paidUntil, accessUntil, resumesAt, createdAt, cardBrand, cardLastFour, ...rest } = row
  return {
    ...rest,
    card: cardLastFour === null ? null : { brand: cardBrand, lastFour: cardLastFour },
    paidUntil: paidUntil?.toISOString() ?? null,
    accessUntil: accessUntil?.toISOString() ?? null,
    resumesAt: resumesAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }
}
