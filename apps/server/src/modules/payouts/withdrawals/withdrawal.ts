import type { withdrawalAttempts, withdrawals } from '#db/schema/payouts.ts'

export type Withdrawal = typeof withdrawals.$inferSelect
export type Attempt = typeof withdrawalAttempts.$inferSelect

/**
 * Currency that the providers pay, since Pix and bank transfers have no other. People pay other currencies by
 * hand.
 */
export const payoutCurrency = 'BRL' as const

/**
 * The idempotency key of an attempt and our reference at the provider, stored before the call. It depends on
 * neither clock nor chance, so that one attempt never has two keys.
 */
export function attemptKey(withdrawalId: string, number: number): string {
  return `${withdrawalId}-${number}`
}

/** Date and reason of a hold; null without one. */
export function holdOf({ heldUntil, holdReason }: Withdrawal): { until: string; reason: string } | null {
  return heldUntil && { until: heldUntil.toISOString(), reason: holdReason ?? '' }
}
