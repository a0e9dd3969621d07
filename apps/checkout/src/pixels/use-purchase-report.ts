import type { PaymentView } from '@balcao/domain/checkout/checkout-page'
import type { PixelFramePlace, TrackedEvent } from '@balcao/domain/checkout/pixels'
import { useEffect, useState } from 'react'
import { mutateServer } from '#browser/call-server.ts'
import { type Memory, openBrowserMemory } from '#browser/tab-memory.ts'
import { reportWhenIdle } from './report-when-idle.ts'

/** Longest time that the redirect to the seller's page waits for the report. */
const patienceMs = 2_500

/**
 * Reports the purchase, once for each order, from the browser that bought. The server returns the event only once; this
 * browser remembers it so as not to ask again. Returns true when the redirect need not wait for the report.
 */
export function usePurchaseReport(
  { paymentId, status, purchase }: PaymentView,
  frame: PixelFramePlace | null,
): boolean {
  const [isOver, setOver] = useState(false)
  const isOwnPurchase = status === 'APPROVED' && purchase !== null

  useEffect(() => {
    if (!isOwnPurchase) return
    const memory = openBrowserMemory()
    const end = () => setOver(true)
    if (memory.getItem(memoryKey(paymentId)) !== null) return end()
    const timer = setTimeout(end, patienceMs)
    void reportWhenIdle(frame, () => takePurchase(paymentId, memory)).then(end)
    return () => clearTimeout(timer)
  }, [isOwnPurchase, paymentId, frame])

  return !isOwnPurchase || frame === null || isOver
}

async function takePurchase(paymentId: string, memory: Memory): Promise<TrackedEvent | null> {
  const answer = await mutateServer('tracking.announcePurchase', { paymentId })
  if (!answer.ok) return null
  memory.setItem(memoryKey(paymentId), '1')
  return answer.data
}

const memoryKey = (paymentId: string) => `balcao.reported.${paymentId}`
