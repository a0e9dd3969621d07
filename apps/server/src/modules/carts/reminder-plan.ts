import { type CartReason, type RecoveryPlan, usualRecoveryPlan } from '@balcao/domain/carts'
import { eq } from 'drizzle-orm'
import { recoveryPlans } from '#db/schema/recovery.ts'
import type { Scope } from '#scope.ts'

const minuteMs = 60_000
/** Where a sequence is switched off, its seller is notified of a cart after this time. */
const leftAfterMs = 30 * minuteMs

export async function readRecoveryPlan({ tx }: Scope, sellerId: string): Promise<RecoveryPlan> {
  const [own] = await tx.select().from(recoveryPlans).where(eq(recoveryPlans.sellerId, sellerId))
  return own ? { sequences: own.sequences, quietHours: own.quietHours } : usualRecoveryPlan
}

export type PlannedCart = {
  reason: CartReason
  reasonSince: Date | null
  updatedAt: Date
  remindersSent: number
  step: number
}

/** Time of the next look at a cart, without quiet hours; null when nothing is left to do. */
export function nextLookAt({ sequences }: RecoveryPlan, cart: PlannedCart): Date | null {
  const since = (cart.reasonSince ?? cart.updatedAt).getTime()
  const { isOn, delaysMinutes } = sequences[cart.reason]
  const delay = isOn ? delaysMinutes[cart.step] : undefined
  if (delay !== undefined) return new Date(since + delay * minuteMs)
  return cart.remindersSent === 0 && cart.step === 0 ? new Date(since + leftAfterMs) : null
}

/** Whether the look at a cart sends a message, and whether it is the last one. */
export function messageOf({ sequences }: RecoveryPlan, { reason, step }: PlannedCart) {
  const { isOn, delaysMinutes } = sequences[reason]
  return { isDue: isOn && step < delaysMinutes.length, isLast: step + 1 >= delaysMinutes.length }
}
