import type { PaymentView } from '@balcao/domain/checkout-page'
import { useEffect, useSyncExternalStore } from 'react'
import { openTabMemory } from '../browser/tab-memory.ts'
import type { PaymentPhase } from './payment-phase.ts'
import { thankYouAddress } from './thank-you-address.ts'

/** Whoever comes back later wants the receipt. */
const justPaidMs = 10 * 60_000
const never = () => () => undefined

/**
 * The seller's own page for those who have paid. The buyer who has just paid is taken there, once; the link to it stays. Where more is offered
 * after the purchase, that comes before.
 */
export function useThankYou(
  view: PaymentView,
  { phase, isReported, clockOffsetMs }: { phase: PaymentPhase; isReported: boolean; clockOffsetMs: number },
): string | null {
  const search = useSyncExternalStore(
    never,
    () => window.location.search,
    () => '',
  )
  const { paymentId, purchase, paidAt } = view
  const address = thankYouAddress(purchase?.thankYouUrl ?? null, { paymentId, search })
  const offer = purchase?.upsellPath ?? null
  const next = offer ?? address
  useEffect(() => {
    if (next === null || phase !== 'APPROVED' || paidAt === null || !isReported) return
    if (Date.now() + clockOffsetMs - Date.parse(paidAt) > justPaidMs) return
    const memory = openTabMemory()
    const key = `balcao.${offer === null ? 'thanked' : 'offered'}.${paymentId}`
    if (memory.getItem(key) !== null) return
    memory.setItem(key, '1')
    window.location.assign(next)
  }, [next, offer, phase, paidAt, paymentId, isReported, clockOffsetMs])
  return phase === 'APPROVED' ? address : null
}
