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
  useEffect(() => {
    if (phase !== 'APPROVED' || paidAt === null || !isReported) return
    if (Date.now() + clockOffsetMs - Date.parse(paidAt) > justPaidMs) return
    const memory = openTabMemory()
    const isFirst = (key: string) => memory.getItem(`balcao.${key}.${paymentId}`) === null
    // What could not be offered after all leads back here: then the seller's page is next.
    const [key, next] = offer !== null && isFirst('offered') ? ['offered', offer] : ['thanked', address]
    if (next === null || !isFirst(key)) return
    memory.setItem(`balcao.${key}.${paymentId}`, '1')
    window.location.assign(next)
  }, [address, offer, phase, paidAt, paymentId, isReported, clockOffsetMs])
  return phase === 'APPROVED' ? address : null
}
