import type { PaymentView } from '@balcao/domain/checkout/checkout-page'
import { useState } from 'react'
import { mutateServer } from '#browser/call-server.ts'
import type { PaymentMessages } from '#messages/payment/pt-br.ts'
import { usePaymentTexts } from './payment-context.ts'
import { isAwaited, paymentPhase } from './payment-phase.ts'

type Props = { paymentId: string; ask: () => (view: PaymentView) => void }

export function useAlreadyPaid({ paymentId, ask }: Props) {
  const { messages } = usePaymentTexts()
  const [isChecking, setIsChecking] = useState(false)
  const [answer, setAnswer] = useState<keyof PaymentMessages | null>(null)

  async function check() {
    if (isChecking) return
    setIsChecking(true)
    setAnswer(null)
    const show = ask()
    const refreshed = await mutateServer('checkout.refreshPayment', { paymentId })
    setIsChecking(false)
    if (!refreshed.ok) return setAnswer(refreshed.failure.status === 429 ? 'checkedRecently' : 'checkFailed')
    show(refreshed.data)
    if (isAwaited(paymentPhase(refreshed.data))) setAnswer('notYetPaid')
  }

  return { check, isChecking, text: isChecking ? messages.checking : answer === null ? '' : messages[answer] }
}
