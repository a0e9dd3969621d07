import { useCallback, useEffect, useRef, useState } from 'react'
import { mutateServer } from '#browser/call-server.ts'
import { isChallengeEnd } from '#challenge-frame/challenge-end.ts'
import type { LivePayment } from './use-live-payment.ts'

/** The acquirer may learn of the bank's decision a moment after the buyer's browser; later reads are planned by the server. */
const askAgainMs = 10_000

/**
 * Asks the acquirer once the bank's page says that it has finished. The message itself decides nothing: anybody could send
 * it.
 */
export function useBankAnswer({ view: { paymentId }, ask: askPayment, refetch }: LivePayment) {
  const [isAnswered, setIsAnswered] = useState(false)
  const isBusy = useRef(false)

  const ask = useCallback(async () => {
    if (isBusy.current) return
    isBusy.current = true
    const show = askPayment()
    const answer = await mutateServer('checkout.refreshPayment', { paymentId })
    isBusy.current = false
    if (answer.ok) show(answer.data)
    else await refetch()
  }, [paymentId, askPayment, refetch])

  useEffect(() => {
    const onMessage = ({ data }: MessageEvent) => {
      if (isChallengeEnd(data)) setIsAnswered(true)
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [])

  useEffect(() => {
    if (!isAnswered) return
    ask()
    const again = setTimeout(ask, askAgainMs)
    return () => clearTimeout(again)
  }, [isAnswered, ask])

  return { isAnswered, ask }
}
