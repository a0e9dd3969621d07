import type { Framing } from '@balcao/domain/checkout/framing'
import type { UpsellPage } from '@balcao/domain/checkout/upsell-page'
import type { Cents } from '@balcao/domain/money/money'
import { useRef, useState } from 'react'
import { mutateServer } from '#browser/call-server.ts'
import { goTo } from '#browser/go-to.ts'
import { tellFromFrame } from '#framed/start-framed.ts'

export type UpsellStanding =
  | { kind: 'ASKED' }
  | { kind: 'FAILED' }
  | { kind: 'BUSY' }
  | { kind: 'ADDED'; paymentId: string; amountCents: Cents }
  | { kind: 'DECLINED' }
  | { kind: 'UNDONE' }

/** Sends one answer at a time; the server charges a repeated answer once. A Pix code or boleto has its own page. */
export function useUpsellAnswer({ token, firstPaymentId, offerId, currency }: UpsellPage, framing: Framing) {
  const [standing, setStanding] = useState<UpsellStanding>({ kind: 'ASKED' })
  // State arrives with the next render; a second press can come before that.
  const isBusy = useRef(false)

  async function answer(taken: { installments: number; shownCents: Cents } | null) {
    if (isBusy.current) return
    isBusy.current = true
    setStanding({ kind: 'BUSY' })
    const sent = await mutateServer('checkout.answerUpsell', {
      token,
      isAccepted: taken !== null,
      ...taken,
    })
    isBusy.current = false
    if (!sent.ok) return setStanding({ kind: 'FAILED' })
    if (sent.data === null) return goOn()
    const { paymentId, status, method, payment } = sent.data
    if (method !== 'CREDIT_CARD' || status === 'PENDING')
      return goTo(`/checkout/payment/${encodeURIComponent(paymentId)}`)
    if (status === 'REJECTED') return setStanding({ kind: 'DECLINED' })
    const { amountCents } = payment
    tellFromFrame(framing, { type: 'paid', offer: offerId, order: null, amountCents, currency })
    setStanding({ kind: 'ADDED', paymentId, amountCents })
  }

  async function undo(paymentId: string) {
    if (isBusy.current) return
    isBusy.current = true
    const sent = await mutateServer('checkout.undoUpsell', { paymentId })
    isBusy.current = false
    if (sent.ok) setStanding({ kind: 'UNDONE' })
    else goOn()
  }

  /** The same address: the server shows the next step, or redirects to the receipt at the end. */
  function goOn() {
    goTo(`/checkout/upsell/${encodeURIComponent(firstPaymentId)}`)
  }

  return { standing, answer, undo, goOn }
}
