import { and, eq, inArray, sql } from 'drizzle-orm'
import { upsellShowings } from '#db/schema/funnels.ts'
import { payments } from '#db/schema/payments.ts'
import type { Scope } from '#scope.ts'

const answered = (answer: 'ACCEPTED' | 'REFUSED' | 'UNDONE') =>
  sql<number>`count(*) filter (where ${upsellShowings.answer} = ${answer})`.mapWith(Number)

/** Buyers' answers at each step of some funnels, by variant, and the money paid there less refunds. */
export function sumShowings({ tx }: Scope, funnelIds: readonly string[]) {
  return tx
    .select({
      funnelId: upsellShowings.funnelId,
      stepKey: upsellShowings.stepKey,
      variantKey: upsellShowings.variantKey,
      isVariant: upsellShowings.isVariant,
      shownCount: sql<number>`count(*)`.mapWith(Number),
      acceptedCount: answered('ACCEPTED'),
      refusedCount: answered('REFUSED'),
      undoneCount: answered('UNDONE'),
      paidCents: sql<number>`coalesce(sum(${payments.bookedCents}), 0)`.mapWith(Number),
    })
    .from(upsellShowings)
    .leftJoin(payments, and(eq(payments.id, upsellShowings.paymentId), sql`${payments.paidAt} is not null`))
    .where(inArray(upsellShowings.funnelId, [...funnelIds]))
    .groupBy(
      upsellShowings.funnelId,
      upsellShowings.stepKey,
      upsellShowings.variantKey,
      upsellShowings.isVariant,
    )
}
