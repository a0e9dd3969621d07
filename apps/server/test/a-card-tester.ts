import { createHash } from 'node:crypto'
import type { AppError } from '@balcao/domain/app-error'
import { passesLuhn } from '@balcao/domain/card'

/** At this amount the simulated bank refuses every card. */
export const refusedAtCents = 66_602

/** A card of its own for each index; the check digit is made right. */
export function cardNumber(index: number): string {
  const start = `4${String(index).padStart(14, '0')}`
  for (let digit = 0; digit < 10; digit += 1) if (passesLuhn(`${start}${digit}`)) return `${start}${digit}`
  throw new Error('one of ten digits is right')
}

/** The code of a refusal, or that there was none. */
export function codeOf(purchase: Promise<unknown>): Promise<string> {
  return purchase.then(
    () => 'went through',
    (error: AppError) => error.code,
  )
}

/** Does the work that the checkout's page would do. */
export function solveChallenge(challenge: string): string {
  for (let candidate = 0; ; candidate += 1) {
    const hash = createHash('sha256').update(`${challenge}.${candidate}`).digest()
    if (Math.clz32(hash.readUInt32BE(0)) >= 18) return String(candidate)
  }
}
