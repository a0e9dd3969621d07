import { daysBetween, isCalendarDay } from '@balcao/domain/calendar'
import { dateRanges, periodsBetween, periodsOf } from '@balcao/domain/options/date-ranges'
import { currencies } from '@balcao/domain/vocabulary'
import { z } from 'zod'
import { readPlatformEarnings } from '#modules/ledger/read-platform-earnings.ts'
import { asPlatform } from '#modules/payments/views/sale-viewer.ts'
import { compareDays, eventsByDay, everyDay, inCurrency, totalOf } from '#modules/reports/figures-by-day.ts'
import { currenciesTried, outcomesByDay, triesByDay } from '#modules/reports/tries-by-day.ts'
import type { Caller } from '#rpc/caller.ts'

const day = z.string().refine(isCalendarDay)
const longestDays = 400

export const platformFiguresInput = z.strictObject({
  range: z.enum(dateRanges).optional(),
  /** Explicit days instead of a range, both inclusive. */
  between: z
    .strictObject({ from: day, to: day })
    .refine(({ from, to }) => from <= to && daysBetween({ from, to }) < longestDays)
    .optional(),
  /** Missing for the currency with the most sales. */
  currency: z.enum(currencies).optional(),
})

/**
 * The platform's figures for a period and for the previous one, in one currency: sales by the day of payment,
 * earnings and costs by the books on the day of posting.
 */
export async function platformFigures(caller: Caller, input: z.output<typeof platformFiguresInput>) {
  const periods = input.between
    ? periodsBetween(input.between, caller.now)
    : periodsOf(input.range ?? '30', caller.now)
  const { current, previous } = periods
  const isUnfinished = current.to.getTime() === caller.now.getTime()
  const tried = await triesByDay(asPlatform(caller), periods)
  const sold = currenciesTried(tried, current)
  const currency = input.currency ?? sold[0]
  const viewer = inCurrency(asPlatform(caller), currency)
  const [happened, earnings, earningsBefore] = await Promise.all([
    eventsByDay(viewer, periods),
    readPlatformEarnings(caller, currency, current),
    readPlatformEarnings(caller, currency, previous),
  ])
  const { days, daysBefore } = compareDays([...happened, ...outcomesByDay(tried, currency)], periods)
  return {
    currency,
    /** All currencies with sales, and the chosen one. */
    currencies: sold.includes(currency) ? sold : [currency, ...sold],
    period: {
      from: current.from.toISOString(),
      to: current.to.toISOString(),
      days: current.days,
      /** Whether the last day is today, which is not over. */
      isUnfinished,
    },
    current: totalOf(days),
    previous: totalOf(daysBefore),
    days: everyDay(current, days),
    previousDays: everyDay(previous, daysBefore),
    earnings,
    earningsBefore,
  }
}
