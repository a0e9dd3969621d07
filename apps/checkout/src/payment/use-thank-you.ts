import type { PaymentView } from '@balcao/domain/checkout-page'
import { useEffect, useSyncExternalStore } from 'react'
import { openTabMemory } from '#browser/tab-memory.ts'
import type { PaymentPhase } from './payment-phase.ts'
import { thankYouAddress } from './thank-you-address.ts'

/** A later visit is for the receipt, not for the redirect. */
const justPaidMs = 10 * 60_000
const never = () => () => undefined

/**
 * The seller's own thank-you page. A buyer who has just paid is redirected there, once; the link to it stays.
 * An upsell comes first.
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
    // A failed upsell leads back here: then the seller's page is next.
    const [key, next] = offer !== null && isFirst('offered') ? ['offered', offer] : ['thanked', address]
    if (next === null || !isFirst(key)) return
    memory.setItem(`balcao.${key}.${paymentId}`, '1')
    window.location.assign(next)
  }, [address, offer, phase, paidAt, paymentId, isReported, clockOffsetMs])
  return phase === 'APPROVED' ? address : null
}
