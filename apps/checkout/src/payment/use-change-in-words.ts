import { useState } from 'react'
import type { PaymentPhase } from './payment-phase.ts'

/** What the page has turned into, to be said once by a live region; empty as long as it shows what it was opened with. */
export function useChangeInWords(phase: PaymentPhase, heading: string): string {
  const [first] = useState(phase)
  const [hasTurned, setHasTurned] = useState(false)
  if (phase !== first && !hasTurned) setHasTurned(true)
  return hasTurned ? heading : ''
}
