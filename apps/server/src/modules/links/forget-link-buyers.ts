import { and, isNotNull, lt, or, sql } from 'drizzle-orm'
import { paymentLinkOrders, paymentLinks } from '#db/schema/links.ts'
import { payments } from '#db/schema/payments.ts'
import type { Scope } from '#scope.ts'

/** Days after the end of a link during which its seller can copy it. */
const keptDays = 30
const dayMs = 86_400_000

/** Deletes the buyers' data of links that expired or were sold this long ago. The order keeps its buyer. */
export async function forgetLinkBuyers({ tx, platformId, now }: Scope): Promise<void> {
  const before = new Date(now.getTime() - keptDays * dayMs)
  const sales = tx
    .select({ one: sql`1` })
    .from(paymentLinkOrders)
    .innerJoin(
      payments,
      sql`${payments.platformId} = ${platformId} and ${payments.orderId} = ${paymentLinkOrders.orderId}`,
    )
    .where(and(sql`${paymentLinkOrders.linkId} = ${paymentLinks.id}`, lt(payments.paidAt, before)))
  const isSold = sql`(${paymentLinks.isOneUse} and exists ${sales})`
  await tx
    .update(paymentLinks)
    .set({ buyer: null })
    .where(and(isNotNull(paymentLinks.buyer), or(lt(paymentLinks.expiresAt, before), isSold)))
}
