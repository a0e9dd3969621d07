import { cartStageOf, type RecoveryPlan } from '@balcao/domain/checkout/carts'
import type { Cents } from '@balcao/domain/money/money'
import { phoneToInternational } from '@balcao/domain/people/phone'
import type { Currency } from '@balcao/domain/vocabulary'
import type { abandonedCarts } from '#db/schema/orders.ts'
import type { Scope } from '#scope.ts'
import { cartPath } from './cart-link.ts'
import { afterQuietHours } from './quiet-hours.ts'
import { messageOf, nextCheckAt } from './reminder-plan.ts'

type Found = {
  cart: typeof abandonedCarts.$inferSelect
  productName: string
  currency: Currency
  priceCents: Cents
  orderCode: string | null
  recoveredCents: Cents | null
}

/** A cart for its seller: visitor, product, reason, progress, and contacts. The document is not shown. */
export function cartRow(scope: Scope, place: { plan: RecoveryPlan; url: string }, found: Found) {
  const { cart, productName, currency, priceCents } = found
  const isOpen = cart.state === 'CAPTURED' || cart.state === 'RECOVERING'
  const dueAt = isOpen && messageOf(place.plan, cart).isDue ? nextCheckAt(place.plan, cart) : null
  return {
    id: cart.id,
    state: cart.state,
    stage: cartStageOf({ ...cart, hasOrder: cart.orderId !== null }),
    reason: cart.reason,
    name: cart.name,
    email: cart.email,
    phone: cart.phone,
    /** The number in WhatsApp's format; null without a valid number. */
    whatsapp: phoneToInternational(cart.phone)?.slice(1) ?? null,
    whatsappText: place.plan.whatsappText,
    productName,
    amountCents: cart.cartAmountCents || priceCents,
    currency,
    utm: cart.utm,
    remindersSent: cart.remindersSent,
    remindersPlanned: place.plan.sequences[cart.reason].messages.length,
    nextReminderAt: dueAt === null ? null : afterQuietHours(dueAt, place.plan.quietHours).toISOString(),
    remindedAt: cart.remindedAt?.toISOString() ?? null,
    returnedAt: cart.returnedAt?.toISOString() ?? null,
    settledAt: cart.settledAt?.toISOString() ?? null,
    createdAt: cart.createdAt.toISOString(),
    updatedAt: cart.updatedAt.toISOString(),
    /** The order made from the cart. */
    order:
      found.orderCode === null || found.recoveredCents === null
        ? null
        : { code: found.orderCode, totalCents: found.recoveredCents },
    link: new URL(cartPath(scope, cart, 'whatsapp'), place.url).href,
  }
}
