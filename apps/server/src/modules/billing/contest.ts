import type { charges } from '#db/schema/billing.ts'
import type { Charge } from './lock-charge.ts'

/** The platform has contested the bill, and the operator has not answered. */
export function hasOpenContest({ contestedAt, contestAnsweredAt }: Charge): boolean {
  return contestedAt !== null && contestAnsweredAt === null
}

/** Columns that record the operator's answer. */
export function answeredContest(
  now: Date,
  contestAnswer: 'UPHELD' | 'ADJUSTED',
  contestAnswerReason: string,
): Partial<typeof charges.$inferInsert> {
  return { contestAnswer, contestAnsweredAt: now, contestAnswerReason }
}
