import { useEffect, useState } from 'react'
import { fillMessage } from '#messages/fill-message.ts'
import { usePaymentTexts } from './payment-context.ts'
import { remainingTime } from './remaining-time.ts'

type Props = { expiresAt: string; clockOffsetMs: number; onEnd: () => void }

const askAgainMs = 5000

/**
 * At zero the server is asked until it confirms: it alone decides the expiry. Without scripts the date itself
 * is shown.
 */
export function ExpiryCountdown({ expiresAt, clockOffsetMs, onEnd }: Props) {
  const { messages, moment } = usePaymentTexts()
  const now = useNow(1000)
  const left = now === null ? null : Date.parse(expiresAt) - (now + clockOffsetMs)
  const isOver = left !== null && left <= 0

  useEffect(() => {
    if (!isOver) return
    onEnd()
    const again = setInterval(onEnd, askAgainMs)
    return () => clearInterval(again)
  }, [isOver, onEnd])

  if (left === null)
    return <span className="expiry">{fillMessage(messages.validUntil, { moment: moment(expiresAt) })}</span>
  const remaining = remainingTime(left, messages)
  return (
    <span className="expiry">
      {remaining === null ? (
        messages.expiresInMoments
      ) : (
        <>
          {messages.expiresIn}{' '}
          <strong className="figures" role="timer">
            {remaining}
          </strong>
        </>
      )}
    </span>
  )
}

/** Null until the browser's clock is available: the server's HTML has no "now". */
function useNow(everyMs: number): number | null {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
