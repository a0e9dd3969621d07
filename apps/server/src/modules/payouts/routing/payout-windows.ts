import { addDays, clockInSaoPaulo, dayInSaoPaulo, startOfDayInSaoPaulo } from '@balcao/domain/calendar'

const hourMs = 3_600_000
const nightBegins = 20
const nightEnds = 6

/** A period with a limit of its own. */
export type PayoutWindow = { since: Date; until: Date }

export function hourOf(now: Date): PayoutWindow {
  const since = new Date(Math.floor(now.getTime() / hourMs) * hourMs)
  return { since, until: new Date(since.getTime() + hourMs) }
}

/** A day in the time of São Paulo. */
export function dayOf(now: Date): PayoutWindow {
  const day = dayInSaoPaulo(now)
  return { since: startOfDayInSaoPaulo(day), until: startOfDayInSaoPaulo(addDays(day, 1)) }
}

/**
 * From eight in the evening until six in the morning, which the Central Bank defines as the night of Pix.
 * Null by day.
 */
export function nightOf(now: Date): PayoutWindow | null {
  const hour = Number(clockInSaoPaulo(now).slice(0, 2))
  if (hour >= nightEnds && hour < nightBegins) return null
  const { since: today, until: tomorrow } = dayOf(now)
  const yesterday = dayOf(new Date(today.getTime() - 1)).since
  const [evening, morning] = hour < nightEnds ? [yesterday, today] : [today, tomorrow]
  return {
    since: new Date(evening.getTime() + nightBegins * hourMs),
    until: new Date(morning.getTime() + nightEnds * hourMs),
  }
}
