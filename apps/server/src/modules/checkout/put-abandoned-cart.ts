import { randomUUID } from 'node:crypto'
import { AppError } from '@balcao/domain/app-error'
import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { offers } from '../../db/schema/catalog.ts'
import { abandonedCarts } from '../../db/schema/orders.ts'
import type { Scope } from '../../scope.ts'
import { utmQuery } from './purchase-input.ts'

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

export async function putAbandonedCart(
  { tx, platformId, now }: Scope,
  input: z.output<typeof abandonedCartInput>,
): Promise<{ cartId: string | null }> {
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
      .set(content)
      .where(
        and(
          eq(abandonedCarts.id, input.cartId),
          eq(abandonedCarts.offerId, input.offerId),
          isNull(abandonedCarts.orderId),
        ),
      )
      .returning({ id: abandonedCarts.id })
    if (updated.length === 1) return { cartId: input.cartId }
  }
  const id = randomUUID()
  await tx
    .insert(abandonedCarts)
    .values({ id, platformId, offerId: input.offerId, ...content, createdAt: now })
  return { cartId: id }
}
