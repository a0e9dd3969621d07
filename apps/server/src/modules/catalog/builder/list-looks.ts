import { AppError } from '@balcao/domain/texts/app-error'
import { and, desc, eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { checkoutLooks, offers, products } from '#db/schema/catalog.ts'
import type { Caller } from '#rpc/caller.ts'

const looksMax = 50

/** Former designs of the checkout of the caller's offer, the newest first. */
export async function listLooks({ tx, session }: Caller, { offerId }: { offerId: string }) {
  const [own] = await tx
    .select({ id: offers.id })
    .from(offers)
    .innerJoin(products, eq(products.id, offers.productId))
    .where(and(eq(offers.id, offerId), eq(products.sellerId, session.userId)))
  if (!own) throw new AppError('offer_not_found')
  const rows = await tx
    .select({
      number: checkoutLooks.number,
      look: checkoutLooks.look,
      publishedBy: users.name,
      publishedAt: checkoutLooks.publishedAt,
    })
    .from(checkoutLooks)
    .innerJoin(users, eq(users.id, checkoutLooks.publishedById))
    .where(eq(checkoutLooks.offerId, offerId))
    .orderBy(desc(checkoutLooks.number))
    .limit(looksMax)
  return rows.map((row) => ({ ...row, publishedAt: row.publishedAt.toISOString() }))
}
