import { randomUUID } from 'node:crypto'
import { and, arrayOverlaps, eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import type { Caller } from '#rpc/caller.ts'
import { type PlanTerms, savePlan } from './kinds/save-plan.kind.ts'
import { type Outcome, proposeOrDo } from './propose-or-do.ts'

/**
 * Saves a new version of a plan. The platform's plan takes another person if it applies to the caller's own
 * sales too; a seller's plan cannot be saved by that seller, which the use case itself refuses.
 */
export async function savePlanByTwo(caller: Caller, terms: PlanTerms): Promise<Outcome> {
  const ownerId = ownerOf(terms)
  if (ownerId === null && (await earnsHere(caller))) {
    const { reason = '', ...plan } = terms
    // Terms are stored as JSON, so an instant is stored as text.
    const effectiveFrom = 'effectiveFrom' in plan ? plan.effectiveFrom?.toISOString() : undefined
    return proposeOrDo(caller, 'PLATFORM_PLAN', {
      ...plan,
      ...('effectiveFrom' in plan && { effectiveFrom }),
      requestId: randomUUID(),
      reason,
    })
  }
  await savePlan(caller, terms)
  return { outcome: 'DONE' }
}

/** The only person to whom a plan applies; null if it applies to all. */
function ownerOf(terms: PlanTerms): string | null {
  if (terms.plan === 'EXCHANGE') return null
  return 'sellerId' in terms ? terms.sellerId : terms.userId
}

async function earnsHere({ tx, session }: Caller): Promise<boolean> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, session.userId), arrayOverlaps(users.roles, ['SELLER', 'MANAGER'])))
  return found.length > 0
}
