import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { and, desc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { defineStatement, type Inputs } from '#db/define-statement.ts'
import { offers, products } from '#db/schema/catalog.ts'
import { feePlans } from '#db/schema/platforms.ts'
import type { Scope } from '#scope.ts'

export type FeePlan = typeof feePlans.$inferSelect

const selectPlan = defineStatement(
  (db, given: Inputs<{ offerId: string; method: PaymentMethod; now: Date }>) => {
    const sellerOfOffer = db
      .select({ id: products.sellerId })
      .from(offers)
      .innerJoin(products, eq(products.id, offers.productId))
      .where(eq(offers.id, given.offerId))
    return db
      .select()
      .from(feePlans)
      .where(
        and(
          eq(feePlans.method, given.method),
          or(eq(feePlans.sellerId, sellerOfOffer), isNull(feePlans.sellerId)),
          lte(feePlans.effectiveFrom, sql.param(given.now, feePlans.effectiveFrom)),
        ),
      )
      .orderBy(sql`${feePlans.sellerId} is null`, desc(feePlans.effectiveFrom), desc(feePlans.savedAt))
      .limit(1)
  },
)

/** The fee in force now: the seller's plan before the platform's, the newest version first. */
export async function findFeePlan(
  { tx, now }: Scope,
  offerId: string,
  method: PaymentMethod,
): Promise<FeePlan | undefined> {
  const [plan] = await selectPlan(tx, { offerId, method, now })
  return plan
}
