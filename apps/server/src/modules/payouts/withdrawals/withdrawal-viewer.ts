import { and, eq, inArray, type SQL } from 'drizzle-orm'
import { withdrawals } from '#db/schema/payouts.ts'
import type { Purse } from '#modules/ledger/account-kinds.ts'
import { ownPurse } from '#modules/ledger/own-purse.ts'
import type { Caller } from '#rpc/caller.ts'
import { endedStates } from './withdrawal-states.ts'

/** First argument of the queries of withdrawals: the caller, and the withdrawals that the caller may see. */
export type WithdrawalViewer = { scope: Caller; sees: SQL | undefined; isStaff: boolean }

/** The caller's own withdrawals, in the role of the session. */
export function asPayee(caller: Caller): WithdrawalViewer {
  const { userId, purse } = ownPurse(caller)
  const sees = and(eq(withdrawals.userId, userId), eq(withdrawals.purse, purse))
  return { scope: caller, sees, isStaff: false }
}

/** All withdrawals of one purse: sellers' or managers'. */
export function asStaff(caller: Caller, purse: Purse): WithdrawalViewer {
  return { scope: caller, sees: eq(withdrawals.purse, purse), isStaff: true }
}

/** Ended withdrawals of one purse. */
export function asArchivist(caller: Caller, purse: Purse): WithdrawalViewer {
  const viewer = asStaff(caller, purse)
  return { ...viewer, sees: and(viewer.sees, inArray(withdrawals.state, endedStates)) }
}
