import type { CartState } from '@balcao/domain/checkout/carts'
import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { addJob } from '#add-job.ts'
import { offers, products } from '#db/schema/catalog.ts'
import { abandonedCarts } from '#db/schema/orders.ts'
import { invariant } from '#kit/invariant.ts'
import type { Scope } from '#scope.ts'
import { remindCartJob } from './remind-cart.job.ts'
import { nextCheckAt, readRecoveryPlan } from './reminder-plan.ts'
import { utmQuery } from './utm-query.ts'

export const abandonedCartInput = z.object({
  /** The earlier cart of this browser. An unknown id makes a new cart and never changes another's. */
  cartId: z.uuid().nullish(),
  offerId: z.uuid(),
  name: z.string().trim().max(30).default(''),
  document: z.string().max(20).default(''),
  email: z.string().trim().toLowerCase().max(254).default(''),
  phone: z.string().max(20).default(''),
  cartAmt: z.int().min(0).max(1e12).default(0),
  utmQuery,
})

/** New input reactivates a cart; a suppressed one stays suppressed. */
const awakened = sql<CartState>`case when ${abandonedCarts.state} = 'SUPPRESSED' then 'SUPPRESSED' else 'CAPTURED' end`

export async function putAbandonedCart(
  scope: Scope,
  input: z.output<typeof abandonedCartInput>,
): Promise<{ cartId: string | null }> {
  const { tx, platformId, now } = scope
  const [offer] = await tx
    .select({ isEnabled: offers.abandonedCartEnabled, sellerId: products.sellerId })
    .from(offers)
    .innerJoin(products, eq(products.id, offers.productId))
    .where(eq(offers.id, input.offerId))
  if (!offer) throw new AppError('offer_not_found')
  if (!offer.isEnabled) return { cartId: null }

  const content = {
    name: input.name,
    document: input.document,
    email: input.email,
    phone: input.phone,
    cartAmountCents: input.cartAmt,
    utm: input.utmQuery,
    updatedAt: now,
  }
  if (input.cartId) {
    const updated = await tx
      .update(abandonedCarts)
      .set({ ...content, state: awakened, reason: 'LEFT', reasonSince: null })
      .where(
        and(
          eq(abandonedCarts.id, input.cartId),
          eq(abandonedCarts.offerId, input.offerId),
          isNull(abandonedCarts.orderId),
        ),
      )
      .returning()
    if (updated[0]) {
      await planReminder(scope, updated[0])
      return { cartId: input.cartId }
    }
  }
  const [made] = await tx
    .insert(abandonedCarts)
    .values({ platformId, offerId: input.offerId, sellerId: offer.sellerId, ...content, createdAt: now })
    .returning()
  invariant(made, 'a cart was inserted')
  await planReminder(scope, made)
  return { cartId: made.id }
}

/** Plans the only reminder job of a cart; later input moves it. */
async function planReminder(scope: Scope, cart: typeof abandonedCarts.$inferSelect): Promise<void> {
  const runAt = nextCheckAt(await readRecoveryPlan(scope, cart.sellerId), cart)
  if (runAt) await addJob(scope, remindCartJob, { cartId: cart.id }, { runAt, key: `remind-cart:${cart.id}` })
}
