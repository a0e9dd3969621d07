import { dayInSaoPaulo } from '@balcao/domain/calendar'
import { useEffect, useState } from 'react'

const aMinute = 60_000

/** The day in São Paulo; a page left open over midnight updates by itself. */
export function useToday(): string {
  return dayInSaoPaulo(useNow(aMinute))
}

/** The browser's clock, read at an interval: the only place of the console that reads it. */
export function useNow(everyMilliseconds = aMinute): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMilliseconds)
    return () => clearInterval(timer)
  }, [everyMilliseconds])
  return now
}
