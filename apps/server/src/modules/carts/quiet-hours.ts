import { addDays, dayInSaoPaulo, startOfDayInSaoPaulo } from '@balcao/domain/calendar'
import type { RecoveryPlan } from '@balcao/domain/checkout/carts'

const hourMs = 60 * 60_000

/** End of the quiet hours at an instant, or the instant itself outside of them. */
export function afterQuietHours(at: Date, quietHours: RecoveryPlan['quietHours']): Date {
  if (quietHours === null) return at
  const { from, until } = quietHours
  const day = dayInSaoPaulo(at)
  const hour = (at.getTime() - startOfDayInSaoPaulo(day).getTime()) / hourMs
  const isOverMidnight = from > until
  const isQuiet = isOverMidnight ? hour >= from || hour < until : hour >= from && hour < until
  if (!isQuiet) return at
  const endDay = isOverMidnight && hour >= from ? addDays(day, 1) : day
  return new Date(startOfDayInSaoPaulo(endDay).getTime() + until * hourMs)
}
