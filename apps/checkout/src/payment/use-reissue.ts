import { useState } from 'react'
import { mutateServer } from '#browser/call-server.ts'
import { visitSearch } from '#browser/frame.ts'
import { goTo } from '#browser/go-to.ts'
import type { PaymentMessages } from '#messages/payment/pt-br.ts'

export type Reissue = {
  start: () => Promise<void>
  isBusy: boolean
  problem: Extract<keyof PaymentMessages, 'newFailed' | 'newRefused'> | null
}

/** Requests a new code and opens its page. A repeated request is harmless: an order has one open code. */
export function useReissue(paymentId: string): Reissue {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<Reissue['problem']>(null)

  async function start() {
    if (isBusy) return
    setIsBusy(true)
    setProblem(null)
    const answer = await mutateServer('checkout.reissuePayment', { paymentId })
    // After success it stays busy, because the page of the new code follows.
    if (answer.ok) return openPayment(answer.data.paymentId)
    setIsBusy(false)
    const isFinal = [404, 409, 410, 422].includes(answer.failure.status)
    setProblem(isFinal ? 'newRefused' : 'newFailed')
  }

  return { start, isBusy, problem }
}

function openPayment(paymentId: string): void {
  const path = `/checkout/payment/${encodeURIComponent(paymentId)}`
  if (window.location.pathname === path) window.location.reload()
  else goTo(`${path}${visitSearch()}`)
}
