import { and, eq, lte } from 'drizzle-orm'
import { affiliations, coProductionContracts, managerContracts } from '#db/schema/partners.ts'
import type { Scope } from '#scope.ts'
import { requestLivesDays } from './affiliates/affiliation-moves.ts'

const dayMs = 86_400_000

/**
 * Stores the end of requests, proposals and contracts whose date has passed. Decisions compare the dates
 * themselves; the stored state is for lists.
 */
export async function endPartnerships({ tx, now }: Scope): Promise<void> {
  await tx
    .update(affiliations)
    .set({ status: 'EXPIRED', statusSince: now })
    .where(
      and(
        eq(affiliations.status, 'REQUESTED'),
        lte(affiliations.statusSince, new Date(now.getTime() - requestLivesDays * dayMs)),
      ),
    )
  const { state, answerBy, endsAt } = coProductionContracts
  await tx
    .update(coProductionContracts)
    .set({ state: 'EXPIRED' })
    .where(and(eq(state, 'INVITED'), lte(answerBy, now)))
  await tx
    .update(coProductionContracts)
    .set({ state: 'ENDED' })
    .where(and(eq(state, 'ACTIVE'), lte(endsAt, now)))
  await tx
    .update(managerContracts)
    .set({ state: 'ENDED' })
    .where(and(eq(managerContracts.state, 'ACTIVE'), lte(managerContracts.endsAt, now)))
}
