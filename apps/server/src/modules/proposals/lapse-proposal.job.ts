import { and, eq, lte } from 'drizzle-orm'
import { z } from 'zod'
import { moneyProposals } from '#db/schema/proposals.ts'
import { defineJob } from '#define-job.ts'
import { inScope } from '#scope.ts'

/** Ends a proposal that was not decided within a day. */
export const lapseProposalJob = defineJob({
  name: 'lapse-proposal',
  payload: z.object({ proposalId: z.uuid() }),
  triesMax: 25,
  run: (app, { platformId, proposalId }) =>
    inScope(app, platformId, async ({ tx, now }) => {
      await tx
        .update(moneyProposals)
        .set({ state: 'LAPSED', secret: null, decidedAt: now })
        .where(
          and(
            eq(moneyProposals.id, proposalId),
            eq(moneyProposals.state, 'OPEN'),
            lte(moneyProposals.expiresAt, now),
          ),
        )
    }),
})
