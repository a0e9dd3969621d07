import type { Cents } from '@balcao/domain/money'
import { feePlans } from '#db/schema/platforms.ts'
import type { Scope } from '#scope.ts'

/** A lost dispute costs this much from the platform's beginning on: a newer version of every plan. */
export async function aDisputeFee({ tx }: Scope, cents: Cents = 1_500): Promise<void> {
  const plans = await tx.select().from(feePlans)
  await tx.insert(feePlans).values(
    plans.map(({ id: _, ...plan }) => ({
      ...plan,
      disputeFees: { BRL: cents },
      savedAt: new Date(plan.savedAt.getTime() + 1),
    })),
  )
}
