import type { PaymentView } from '@balcao/domain/checkout/checkout-page'
import { useCallback, useEffect, useState } from 'react'
import { queryServer } from '#browser/call-server.ts'
import { inFrame } from '#browser/frame.ts'
import { createNewestAnswer } from './newest-answer.ts'
import { isAwaited, paymentPhase } from './payment-phase.ts'

const pollMs = 5000
/** A settled payment changes only by a refund or a dispute, and no buyer waits for those. */
const settledPollMs = 60_000

export type LivePayment = {
  view: PaymentView
  /** Difference between the server's clock and this device's, so that a countdown is right on a wrong clock. */
  clockOffsetMs: number
  /** Called when a request whose answer is the payment is sent; the returned function takes the answer. */
  ask: () => (view: PaymentView) => void
  refetch: () => Promise<void>
}

/** Follows the payment while the page is open: pushed by the server, and polled whenever the push is down. */
export function useLivePayment(initial: PaymentView): LivePayment {
  const [view, setView] = useState(initial)
  const [clockOffsetMs, setClockOffsetMs] = useState(0)
  const [newest] = useState(() => createNewestAnswer(initial, setView))
  const { paymentId } = initial
  const isWaiting = isAwaited(paymentPhase(view))

  const refetch = useCallback(async () => {
    const show = newest.ask()
    const answer = await queryServer('checkout.getPayment', { paymentId })
    if (!answer.ok) return
    show(answer.data)
    const serverTime = answer.serverDate === null ? Number.NaN : Date.parse(answer.serverDate)
    if (Number.isFinite(serverTime)) setClockOffsetMs(serverTime - Date.now())
  }, [paymentId, newest])

  useEffect(() => {
    refetch()
    let poll: ReturnType<typeof setInterval> | undefined
    const startPolling = () => {
      poll ??= setInterval(refetch, isWaiting ? pollMs : settledPollMs)
    }
    const stopPolling = () => {
      clearInterval(poll)
      poll = undefined
    }
    const events = openEvents(paymentId, {
      onPayment: newest.push,
      onOpen: stopPolling,
      onTrouble: startPolling,
    })
    if (events === null) startPolling()
    // Phones freeze a page while its owner pays in the bank's app; on return the status should be current at
    // once.
    const onVisible = () => {
      if (document.visibilityState === 'visible') refetch()
    }
    document.addEventListener('visibilitychange', onVisible)
    window.addEventListener('online', refetch)
    return () => {
      stopPolling()
      events?.close()
      document.removeEventListener('visibilitychange', onVisible)
      window.removeEventListener('online', refetch)
    }
  }, [isWaiting, paymentId, refetch, newest])

  return { view, clockOffsetMs, ask: newest.ask, refetch }
}

type Listeners = { onPayment: (view: PaymentView) => void; onOpen: () => void; onTrouble: () => void }

function openEvents(paymentId: string, { onPayment, onOpen, onTrouble }: Listeners): EventSource | null {
  if (typeof EventSource === 'undefined') return null
  const events = new EventSource(inFrame(`/api/payments/${encodeURIComponent(paymentId)}/events`))
  events.addEventListener('open', onOpen)
  events.addEventListener('error', onTrouble)
  events.addEventListener('payment', ({ data }) => {
    if (typeof data === 'string') onPayment(JSON.parse(data) as PaymentView)
  })
  return events
}
