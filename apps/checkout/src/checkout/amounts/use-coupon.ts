import { couponKey, normalizeCouponCode } from '@balcao/domain/money/coupons'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { queryServer } from '#browser/call-server.ts'
import type { AppliedCoupon, CouponQuote } from '#browser/server-procedures.ts'
import type { TabMemory } from '#browser/tab-memory.ts'
import { type CheckoutData, useCheckoutData } from '#checkout/checkout-context.ts'
import type { Visit } from '#checkout/use-visit.ts'
import { fillMessage } from '#messages/fill-message.ts'
import { languageTags } from '#messages/language-tag.ts'

export type Coupon = ReturnType<typeof useCoupon>

/**
 * The coupon of this purchase: from the link, from this tab before a reload, or typed. A refused coupon of a link is
 * reported at once, wherever the coupon field is.
 */
export function useCoupon(
  visit: Visit | null,
  orderBumpsIds: readonly string[],
  onRefusedLink: (text: string) => void,
) {
  const data = useCheckoutData()
  const { page } = data
  const [typed, setTyped] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [applied, setApplied] = useState<AppliedCoupon | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const asked = useRef(0)

  const apply = useCallback(
    async (code: string, bumpsIds: readonly string[]): Promise<string | null> => {
      if (code === '') {
        setProblem(data.messages.fieldRequired)
        return null
      }
      asked.current += 1
      const turn = asked.current
      setIsAsking(true)
      setProblem(null)
      const answer = await queryServer('checkout.quoteCoupon', {
        offerId: page.offerId,
        code,
        orderBumpsIds: [...bumpsIds],
      })
      // Another code was tried meanwhile, or this one was removed.
      if (turn !== asked.current) return null
      setIsAsking(false)
      setTyped(code)
      const quote = answer.ok ? answer.data : null
      if (quote?.kind === 'APPLIES') {
        setApplied(quote)
        if (visit) visit.memory.setItem(memoryKey(page.offerId), quote.code)
        return null
      }
      setApplied(null)
      setIsOpen(true)
      const refusal = quote === null ? data.messages.couponUnanswered : refusalText(data, quote)
      setProblem(refusal)
      return refusal
    },
    [data, page.offerId, visit],
  )

  const tell = useEffectEvent(onRefusedLink)
  const arrived = useRef(false)
  useEffect(() => {
    if (visit === null || arrived.current || page.paymentLink !== null) return
    arrived.current = true
    const known = visit.coupon ?? visit.memory.getItem(memoryKey(page.offerId))
    if (known)
      void apply(normalizeCouponCode(known), []).then((refusal) => {
        if (refusal !== null) tell(refusal)
      })
  }, [visit, page.offerId, page.paymentLink, apply])

  function remove() {
    asked.current += 1
    setIsAsking(false)
    setApplied(null)
    setTyped('')
    setProblem(null)
    if (visit) dropCoupon(visit.memory, page.offerId)
  }

  return {
    isOffered: page.paymentLink === null && (page.takesCoupons || applied !== null || problem !== null),
    isOpen,
    open: () => setIsOpen(true),
    typed,
    type: (text: string) => {
      setTyped(text.toUpperCase())
      setProblem(null)
    },
    applied,
    problem,
    isAsking,
    apply: () => void apply(normalizeCouponCode(typed), orderBumpsIds),
    remove,
    /** The purchase was refused because of the coupon: from now on the page shows the price without it. */
    refuse: (text: string) => {
      remove()
      setTyped(applied?.code ?? '')
      setIsOpen(true)
      setProblem(text)
    },
  }
}

/** Removes the coupon from this tab and from the address. */
export function dropCoupon(memory: TabMemory, offerId: string): void {
  memory.removeItem(memoryKey(offerId))
  const address = new URL(window.location.href)
  if (!address.searchParams.has(couponKey)) return
  address.searchParams.delete(couponKey)
  window.history.replaceState(window.history.state, '', address)
}

function refusalText(
  { page, messages, errors }: CheckoutData,
  { reason, at }: Extract<CouponQuote, { kind: 'REFUSED' }>,
): string {
  if (at === null) return errors[reason]
  const isOver = reason === 'coupon_expired'
  // A coupon that ends with a day is shown to end on that day, at 23:59.
  const instant = new Date(Date.parse(at) - (isOver ? 1 : 0))
  const part = (options: Intl.DateTimeFormatOptions) =>
    instant.toLocaleString(languageTags[page.locale], { timeZone: 'America/Sao_Paulo', ...options })
  return fillMessage(isOver ? messages.couponExpiredAt : messages.couponStartsAt, {
    date: part({ dateStyle: 'short' }),
    time: part({ timeStyle: 'short' }),
  })
}

function memoryKey(offerId: string): string {
  return `balcao.coupon.${offerId}`
}
