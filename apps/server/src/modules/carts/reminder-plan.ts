import { type CartReason, type RecoveryPlan, usualRecoveryPlan } from '@balcao/domain/checkout/carts'
import { eq } from 'drizzle-orm'
import { recoveryPlans } from '#db/schema/recovery.ts'
import type { Scope } from '#scope.ts'

const minuteMs = 60_000
/** Delay after which the seller is notified of a cart whose sequence is switched off. */
const leftAfterMs = 30 * minuteMs

export async function readRecoveryPlan({ tx }: Scope, sellerId: string): Promise<RecoveryPlan> {
  const [own] = await tx.select().from(recoveryPlans).where(eq(recoveryPlans.sellerId, sellerId))
  return own ?? usualRecoveryPlan
}

export type PlannedCart = {
  reason: CartReason
  reasonSince: Date | null
  updatedAt: Date
  remindersSent: number
  step: number
}

/** Time of the next check of a cart, without quiet hours; null when nothing is left to do. */
export function nextCheckAt({ sequences }: RecoveryPlan, cart: PlannedCart): Date | null {
  const since = (cart.reasonSince ?? cart.updatedAt).getTime()
  const { isOn, messages } = sequences[cart.reason]
  const delay = isOn ? messages[cart.step]?.delayMinutes : undefined
  if (delay !== undefined) return new Date(since + delay * minuteMs)
  return cart.remindersSent === 0 && cart.step === 0 ? new Date(since + leftAfterMs) : null
}

/** Whether the next check of a cart sends a message, its text, and whether it is the last one. */
export function messageOf({ sequences }: RecoveryPlan, { reason, step }: PlannedCart) {
  const { isOn, messages } = sequences[reason]
  return {
    isDue: isOn && step < messages.length,
    isLast: step + 1 >= messages.length,
    words: messages[step]?.words ?? null,
  }
}
