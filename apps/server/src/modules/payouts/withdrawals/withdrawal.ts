import type { withdrawalAttempts, withdrawals } from '../../../db/schema/payouts.ts'

export type Withdrawal = typeof withdrawals.$inferSelect
export type Attempt = typeof withdrawalAttempts.$inferSelect

/** Withdrawals are in reais: Pix and bank transfers know no other currency. */
export const payoutCurrency = 'BRL' as const

/**
 * The idempotency key of an attempt, and our reference of it at the provider: stored before the call. Neither clock nor chance is in it, so
 * that one attempt never has two.
 */
export function attemptKey(withdrawalId: string, number: number): string {
  return `${withdrawalId}-${number}`
}

/** Until when it is held, and why; null while it is not. */
export function holdOf({ heldUntil, holdReason }: Withdrawal): { until: string; reason: string } | null {
  return heldUntil && { until: heldUntil.toISOString(), reason: holdReason ?? '' }
}
