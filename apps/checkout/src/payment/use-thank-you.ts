import type { PaymentView } from '@balcao/domain/checkout/checkout-page'
import type { Framing } from '@balcao/domain/checkout/framing'
import { afterOffer } from '@balcao/domain/checkout/upsell-funnel'
import { useEffect, useSyncExternalStore } from 'react'
import { visitSearch } from '#browser/frame.ts'
import { goTo } from '#browser/go-to.ts'
import { openTabMemory } from '#browser/tab-memory.ts'
import { tellFromFrame } from '#framed/start-framed.ts'
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
  {
    phase,
    isReported,
    clockOffsetMs,
    framing,
  }: { phase: PaymentPhase; isReported: boolean; clockOffsetMs: number; framing: Framing },
): string | null {
  const search = useSyncExternalStore(never, visitSearch, () => '')
  const { paymentId, purchase, paidAt } = view
  const address = thankYouAddress(purchase?.thankYouUrl ?? null, { paymentId, search })
  const offer = purchase?.upsellPath ?? null
  useEffect(() => {
    if (phase !== 'APPROVED' || paidAt === null || !isReported) return
    if (Date.now() + clockOffsetMs - Date.parse(paidAt) > justPaidMs) return
    const memory = openTabMemory()
    const isFirst = (key: string) => memory.getItem(`balcao.${key}.${paymentId}`) === null
    // A failed upsell leads back here: then the seller's page is next.
    const isOffered = offer !== null && isFirst('offered') && window.location.hash !== afterOffer
    const [key, next] = isOffered ? ['offered', offer] : ['thanked', address]
    if (next === null || !isFirst(key)) return
    memory.setItem(`balcao.${key}.${paymentId}`, '1')
    if (isOffered) goTo(next)
    // The seller's page is shown by the whole window: it may be the very site around this one.
    else if (!tellFromFrame(framing, { type: 'leave', url: next })) window.location.assign(next)
  }, [address, offer, phase, paidAt, paymentId, isReported, clockOffsetMs, framing])
  return phase === 'APPROVED' ? address : null
}
