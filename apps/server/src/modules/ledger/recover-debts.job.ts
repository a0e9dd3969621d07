import { and, gt, like, sql } from 'drizzle-orm'
import { z } from 'zod'
import { ledgerAccounts } from '#db/schema/ledger.ts'
import { defineJob } from '#define-job.ts'
import { inScope } from '#scope.ts'
import type { Purse } from './account-kinds.ts'
import { recoverDebt } from './recover-debt.ts'

/** Daily recovery of debts: new earnings pay a debt before they are released. */
export const recoverDebtsJob = defineJob({
  name: 'recover-debts',
  payload: z.object({}),
  triesMax: 10,
  isDaily: true,
  run: async (app, { platformId }) => {
    const debts = await inScope(app, platformId, ({ tx }) =>
      tx
        .select({
          purse: sql<Purse>`split_part(${ledgerAccounts.code}, ':', 1)`,
          userId: sql<string>`split_part(${ledgerAccounts.code}, ':', 2)`,
          currency: ledgerAccounts.currency,
        })
        .from(ledgerAccounts)
        .where(and(like(ledgerAccounts.code, '%:debt'), gt(ledgerAccounts.balanceCents, 0))),
    )
    for (const { currency, ...owner } of debts)
      await inScope(app, platformId, (scope) => recoverDebt(scope, owner, currency))
  },
})
