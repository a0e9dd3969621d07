/**
 * Notices about an unpaid bill of the operator: the first is due on the bill's date, each further one
 * `afterDays` after the previous one. At the last step the platform accepts no new sales until the bill is
 * paid; existing sales continue, and sellers withdraw as before.
 */
export const noticeLadder = [
  { step: 'OVERDUE', afterDays: 0 },
  { step: 'LAST_WARNING', afterDays: 7 },
  { step: 'SUSPENDED', afterDays: 7 },
] as const

export type NoticeStep = (typeof noticeLadder)[number]['step']

const dayMs = 86_400_000

/** The notice after `reached`, and its date. Null after the last step. */
export function nextNotice(reached: NoticeStep | null, since: Date): { step: NoticeStep; at: Date } | null {
  const next = noticeLadder[noticeLadder.findIndex(({ step }) => step === reached) + 1]
  return next ? { step: next.step, at: new Date(since.getTime() + next.afterDays * dayMs) } : null
}
