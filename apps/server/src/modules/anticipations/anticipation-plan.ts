import { and, desc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { anticipationPlans } from '#db/schema/anticipations.ts'
import type { Scope } from '#scope.ts'

export type AnticipationPlan = Omit<
  typeof anticipationPlans.$inferSelect,
  'platformId' | 'userId' | 'effectiveFrom'
>

/**
 * The plan in force for a person: the newest version of their own, else of the platform's. Null if the
 * platform has none.
 */
export async function findAnticipationPlan(
  { tx, now }: Scope,
  userId: string | null,
): Promise<AnticipationPlan | null> {
  const [plan] = await tx
    .select()
    .from(anticipationPlans)
    .where(
      and(
        or(
          userId === null ? undefined : eq(anticipationPlans.userId, userId),
          isNull(anticipationPlans.userId),
        ),
        lte(anticipationPlans.effectiveFrom, now),
      ),
    )
    .orderBy(sql`${anticipationPlans.userId} is null`, desc(anticipationPlans.effectiveFrom))
    .limit(1)
  if (!plan) return null
  const { platformId: _, userId: __, effectiveFrom: ___, ...terms } = plan
  return terms
}
