/**
 * Notices about an unpaid bill of the operator: the first at the bill's date, each further one so many whole
 * days after the one before. At the last step new sales stop on the platform until the bill is paid; existing
 * sales go on, and sellers withdraw as before.
 */
export const noticeLadder = [
  { step: 'OVERDUE', afterDays: 0 },
  { step: 'LAST_WARNING', afterDays: 7 },
  { step: 'SUSPENDED', afterDays: 7 },
] as const

export type NoticeStep = (typeof noticeLadder)[number]['step']

const dayMs = 86_400_000

/** The notice after the last one given, and its date. Null after the last. */
export function nextNotice(reached: NoticeStep | null, since: Date): { step: NoticeStep; at: Date } | null {
  const next = noticeLadder[noticeLadder.findIndex(({ step }) => step === reached) + 1]
  return next ? { step: next.step, at: new Date(since.getTime() + next.afterDays * dayMs) } : null
}
