import { eq, type SQL } from 'drizzle-orm'
import { anticipations } from '#db/schema/anticipations.ts'
import type { Caller } from '#rpc/caller.ts'

/** Whose anticipations a query may see, bound into its first argument. */
export type AnticipationViewer = { scope: Caller; sees: SQL | undefined; isStaff: boolean }

export function asSeller(caller: Caller): AnticipationViewer {
  return { scope: caller, sees: eq(anticipations.userId, caller.session.userId), isStaff: false }
}

export function asStaff(caller: Caller): AnticipationViewer {
  return { scope: caller, sees: undefined, isStaff: true }
}
