import { useState } from 'react'
import type { PaymentPhase } from './payment-phase.ts'

/** The page's new state, announced once by a live region; empty while it shows its initial state. */
export function useChangeInWords(phase: PaymentPhase, heading: string): string {
  const [first] = useState(phase)
  const [hasTurned, setHasTurned] = useState(false)
  if (phase !== first && !hasTurned) setHasTurned(true)
  return hasTurned ? heading : ''
}
