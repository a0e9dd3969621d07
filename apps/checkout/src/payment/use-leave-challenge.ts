import { useRef, useState } from 'react'
import { mutateServer } from '#browser/call-server.ts'
import { goTo } from '#browser/go-to.ts'
import type { PaymentMessages } from '#messages/payment/pt-br.ts'
import { useCheckoutLink } from './use-checkout-link.ts'
import type { LivePayment } from './use-live-payment.ts'

/**
 * Cancels the card payment at its acquirer. Once the cancellation is certain, the checkout opens again with its typed
 * input. If the bank confirmed the card meanwhile, the page shows the receipt instead.
 */
export function useLeaveChallenge({ view, ask }: LivePayment) {
  const checkoutLink = useCheckoutLink(view)
  const [isLeaving, setIsLeaving] = useState(false)
  const isBusy = useRef(false)
  const [problem, setProblem] = useState<Extract<
    keyof PaymentMessages,
    'challengeKept' | 'checkedRecently'
  > | null>(null)

  async function leave() {
    if (isBusy.current) return
    isBusy.current = true
    setIsLeaving(true)
    setProblem(null)
    const show = ask()
    const answer = await mutateServer('checkout.leaveChallenge', { paymentId: view.paymentId })
    isBusy.current = false
    if (answer.ok && answer.data.status === 'REJECTED' && !answer.data.isConfirming && checkoutLink !== null)
      return goTo(checkoutLink)
    setIsLeaving(false)
    if (!answer.ok) return setProblem(answer.failure.status === 429 ? 'checkedRecently' : 'challengeKept')
    show(answer.data)
    if (answer.data.challenge) setProblem('challengeKept')
  }

  return { leave, isLeaving, problem }
}
