import { useEffect, useState } from 'react'
import { openTabMemory } from '#browser/tab-memory.ts'

/** The end is fixed at the first visit of the tab: a reload does not restart the countdown. */
export function useCountdown(offerId: string, minutes: number): number {
  const [secondsLeft, setSecondsLeft] = useState(minutes * 60)

  useEffect(() => {
    if (!import.meta.env.PROD) return
    const endsAt = countdownEnd(offerId, minutes)
    const tick = () => setSecondsLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [offerId, minutes])

  return secondsLeft
}

function countdownEnd(offerId: string, minutes: number): number {
  const memory = openTabMemory()
  const key = `balcao.countdown.${offerId}.${minutes}`
  const kept = Number(memory.getItem(key))
  if (kept > 0) return kept
  const endsAt = Date.now() + minutes * 60_000
  memory.setItem(key, String(endsAt))
  return endsAt
}
