import { addDays, isCalendarDay, startOfDayInSaoPaulo } from '@balcao/domain/calendar'
import { type DateRange, dateRanges, daysOfRange } from '@balcao/domain/options/date-ranges'

export const periodPresets = dateRanges
export type PeriodPreset = DateRange

/** The chosen days: one of the presets, or two days that are both included. */
export type Period = PeriodPreset | { from: string; to: string }

type PeriodTexts = { range?: string; from?: string; to?: string }

export function isPeriodPreset(value: string | undefined): value is PeriodPreset {
  return periodPresets.some((preset) => preset === value)
}

export function readPeriod(texts: PeriodTexts, fallback: PeriodPreset): Period {
  const { range, from, to } = texts
  if (isPeriodPreset(range)) return range
  if (from !== undefined && to !== undefined && isCalendarDay(from) && isCalendarDay(to) && from <= to)
    return { from, to }
  return fallback
}

export function writePeriod(period: Period): Record<keyof PeriodTexts, string | undefined> {
  return typeof period === 'string'
    ? { range: period, from: undefined, to: undefined }
    : { range: undefined, ...period }
}

/** The period as stored for later: a preset stays a preset, so that its days move with today. */
export function periodFilters(period: Period): { range: PeriodPreset } | { from: string; to: string } {
  return typeof period === 'string' ? { range: period } : period
}

/** A preset has no end: events during the view belong to it too. */
export function periodBounds(period: Period, today: string): { from: string; to?: string } {
  const start = (day: string) => startOfDayInSaoPaulo(day).toISOString()
  if (typeof period !== 'string') return { from: start(period.from), to: start(addDays(period.to, 1)) }
  return { from: start(daysOfRange(period, today).from) }
}

/** A day before any sale of the platform. */
const firstDay = '2000-01-01'

export function allTime(today: string): Period {
  return { from: firstDay, to: today }
}

export function isAllTime(period: Period): boolean {
  return typeof period !== 'string' && period.from <= firstDay
}

/** A wider period for an empty one: thirty days, then a year, then five. */
export function widerPeriod(period: Period, today: string): Period {
  if (typeof period === 'string' && period !== '30') return '30'
  const aYearAgo = addDays(today, -364)
  const hasAYear = typeof period !== 'string' && period.from <= aYearAgo
  return { from: hasAYear ? addDays(today, -5 * 365) : aYearAgo, to: today }
}
