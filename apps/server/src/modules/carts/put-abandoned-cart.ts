import { randomUUID } from 'node:crypto'
import { AppError } from '@balcao/domain/app-error'
import type { CartState } from '@balcao/domain/carts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { addJob } from '../../add-job.ts'
import { offers } from '../../db/schema/catalog.ts'
import { abandonedCarts } from '../../db/schema/orders.ts'
import type { Scope } from '../../scope.ts'
import { remindCartJob } from './remind-cart.job.ts'
import { nextReminderAt } from './reminder-plan.ts'
import { utmQuery } from './utm-query.ts'

export const abandonedCartInput = z.object({
  /** The cart this browser made before. One that is not known here gives a new cart and never touches another's. */
  cartId: z.uuid().nullish(),
  offerId: z.uuid(),
  name: z.string().trim().max(30).default(''),
  document: z.string().max(20).default(''),
  email: z.string().trim().toLowerCase().max(254).default(''),
  phone: z.string().max(20).default(''),
  cartAmt: z.int().min(0).max(1e12).default(0),
  utmQuery,
})

/** Whoever types again is no longer away; a cart that was to be left alone still is. */
const awakened = sql<CartState>`case ${abandonedCarts.state} when 'SUPPRESSED' then 'SUPPRESSED' else 'CAPTURED' end`

export async function putAbandonedCart(
  scope: Scope,
  input: z.output<typeof abandonedCartInput>,
): Promise<{ cartId: string | null }> {
  const { tx, platformId, now } = scope
  const [offer] = await tx
    .select({ isEnabled: offers.abandonedCartEnabled })
    .from(offers)
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
      .set({ ...content, state: awakened })
      .where(
        and(
          eq(abandonedCarts.id, input.cartId),
          eq(abandonedCarts.offerId, input.offerId),
          isNull(abandonedCarts.orderId),
        ),
      )
      .returning({ id: abandonedCarts.id, remindersSent: abandonedCarts.remindersSent })
    if (updated[0]) {
      await planReminder(scope, updated[0])
      return { cartId: input.cartId }
    }
  }
  const id = randomUUID()
  await tx
    .insert(abandonedCarts)
    .values({ id, platformId, offerId: input.offerId, ...content, createdAt: now })
  await planReminder(scope, { id, remindersSent: 0 })
  return { cartId: id }
}

/** There is one plan for a cart: whatever is typed later moves it. */
async function planReminder(
  scope: Scope,
  { id, remindersSent }: { id: string; remindersSent: number },
): Promise<void> {
  const runAt = nextReminderAt({ updatedAt: scope.now, remindersSent })
  if (runAt) await addJob(scope, remindCartJob, { cartId: id }, { runAt, key: `remind-cart:${id}` })
}
