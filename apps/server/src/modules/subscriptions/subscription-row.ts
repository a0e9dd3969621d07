import { users } from '#db/schema/accounts.ts'
import { savedCards } from '#db/schema/cards.ts'
import { products } from '#db/schema/catalog.ts'
import { subscriptions } from '#db/schema/subscriptions.ts'
import { isPaidInFull } from './paid-in-full.ts'

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
  trialDays: subscriptions.trialDays,
  isTrial: subscriptions.isTrial,
  chargesMax: subscriptions.chargesMax,
  isPaidInFull,
  paidUntil: subscriptions.paidUntil,
  accessUntil: subscriptions.accessUntil,
  resumesAt: subscriptions.resumesAt,
  canceledBy: subscriptions.canceledBy,
  createdAt: subscriptions.createdAt,
  pixAuthorizationId: subscriptions.pixAuthorizationId,
  cardBrand: savedCards.brand,
  cardLastFour: savedCards.lastFour,
}

type Selected = Pick<
  typeof subscriptions.$inferSelect,
  Exclude<
    keyof typeof subscriptionColumns,
    'productName' | 'sellerName' | 'isPaidInFull' | 'cardBrand' | 'cardLastFour'
  >
> & {
  productName: string
  sellerName: string
  isPaidInFull: boolean
  cardBrand: string | null
  cardLastFour: string | null
}

/** A row with its instants as text, for the browser. */
export function subscriptionRow(row: Selected) {
  const {
    paidUntil,
    accessUntil,
    resumesAt,
    createdAt,
    pixAuthorizationId,
    cardBrand,
    cardLastFour,
    ...rest
  } = row
  return {
    ...rest,
    /** Whether the buyer's bank pays the renewals by Pix Automático. */
    isAutomaticPix: pixAuthorizationId !== null,
    card: cardLastFour === null ? null : { brand: cardBrand, lastFour: cardLastFour },
    paidUntil: paidUntil?.toISOString() ?? null,
    accessUntil: accessUntil?.toISOString() ?? null,
    resumesAt: resumesAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }
}
