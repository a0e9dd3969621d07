import { formatMoney } from '@balcao/domain/money'
import type { Currency, Locale } from '@balcao/domain/vocabulary'
import { useMemo } from 'react'
import { languageTags, useLocale } from './locale.tsx'

/** Days are those of São Paulo, whatever the browser's time zone. */
const timeZone = 'America/Sao_Paulo'

export type Format = ReturnType<typeof createFormat>

export function useFormat(): Format {
  const { language } = useLocale()
  return useMemo(() => createFormat(language), [language])
}

export function createFormat(locale: Locale) {
  const tag = languageTags[locale]
  const integer = new Intl.NumberFormat(tag)
  const rate = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 6 })
  const decimal = new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const list = new Intl.ListFormat(tag)
  const percent = new Intl.NumberFormat(tag, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  const month = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone })
  const roundPercent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 })
  const signedDecimal = new Intl.NumberFormat(tag, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  })
  const compact = new Intl.NumberFormat(tag, { notation: 'compact', maximumFractionDigits: 1 })
  const dateTime = new Intl.DateTimeFormat(tag, {
    day: '2-digit',
    month: '2-digit',
    year: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  })
  const time = new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone })
  const longDateTime = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone })
  const day = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone })
  const shortDay = new Intl.DateTimeFormat(tag, { day: '2-digit', month: '2-digit', timeZone })
  const dayWithWeekday = new Intl.DateTimeFormat(tag, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone,
  })
  const weekday = new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone })
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'short', timeZone })
  const fileSize = (unit: 'kilobyte' | 'megabyte') =>
    new Intl.NumberFormat(tag, { style: 'unit', unit, maximumFractionDigits: 1 })
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'auto', style: 'short' })

  return {
    locale,
    integer: (value: number) => integer.format(value),
    /** “120 ms”, “14,6 s”: units are the same in every language. */
    duration: (milliseconds: number) =>
      milliseconds < 1_000
        ? `${integer.format(Math.round(milliseconds))} ms`
        : `${decimal.format(milliseconds / 1_000)} s`,
    /** “outubro de 2026” */
    month: (value: string | Date) => month.format(asInstant(value)),
    /** “5,3”. */
    decimal: (value: number) => decimal.format(value),
    /** “nome, imagem e categoria”. */
    list: (items: readonly string[]) => list.format(items),
    /** 5,432,100 millionths become “5,4321”: how many reais one unit of a currency gives. */
    rate: (millionths: number) => rate.format(millionths / 1_000_000),
    /** 0.124 becomes “12,4%”. */
    percent: (share: number) => percent.format(share),
    /** A share as contracts write it: 4000 becomes “40%”, 1250 becomes “12,5%”. */
    basisPoints: (value: number) => roundPercent.format(value / 10_000),
    signedPercent: (share: number) => `${signedDecimal.format(share * 100)}%`,
    /** 0.021 becomes “+2,1”: the difference of two percentages; the message adds the unit. */
    signedPoints: (share: number) => signedDecimal.format(share * 100),
    /** Money on an axis: “R$ 3 mil”. Never for an exact amount. */
    compactMoney: (cents: number, currency: Currency) =>
      new Intl.NumberFormat(tag, {
        style: 'currency',
        currency,
        notation: 'compact',
        minimumFractionDigits: 0,
        maximumFractionDigits: 1,
      }).format(cents / 100),
    /** A rounded number: “1,2 mil”. */
    compact: (value: number) => compact.format(value),
    money: (cents: number, currency: Currency = 'BRL') => formatMoney(cents, currency, locale),
    /** “2,1 MB”, and small files in kB. */
    fileSize: (bytes: number) =>
      bytes < 1_000_000
        ? fileSize('kilobyte').format(Math.max(1, Math.round(bytes / 1_000)))
        : fileSize('megabyte').format(bytes / 1_000_000),
    dateTime: (value: string | Date) => dateTime.format(new Date(value)),
    time: (value: string | Date) => time.format(new Date(value)),
    longDateTime: (value: string | Date) => longDateTime.format(new Date(value)),
    date: (value: string | Date) => date.format(asInstant(value)),
    day: (value: string | Date) => day.format(asInstant(value)),
    /** “22/10”, for narrow rows of days. */
    shortDay: (value: string | Date) => shortDay.format(asInstant(value)),
    weekday: (value: string | Date) => weekday.format(asInstant(value)).replace(/\.$/, ''),
    dayWithWeekday: (value: string | Date) => dayWithWeekday.format(asInstant(value)),
    /** “há 2 min”, “ontem”: for recent events; older ones show their date. */
    ago: (value: string | Date, now: Date) =>
      formatAgo(relative, dateTime, new Date(value), now).replace(/\.$/, ''),
  }
}

/** A bare day such as 2026-11-15 has no hour; noon keeps it the same day in every time zone. */
function asInstant(value: string | Date): Date {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
    ? new Date(`${value}T12:00:00-03:00`)
    : new Date(value)
}

function formatAgo(
  relative: Intl.RelativeTimeFormat,
  dateTime: Intl.DateTimeFormat,
  value: Date,
  now: Date,
): string {
  const seconds = Math.round((value.getTime() - now.getTime()) / 1000)
  const size = Math.abs(seconds)
  if (size < 60) return relative.format(0, 'second')
  if (size < 3600) return relative.format(Math.trunc(seconds / 60), 'minute')
  if (size < 86_400) return relative.format(Math.trunc(seconds / 3600), 'hour')
  if (size < 7 * 86_400) return relative.format(Math.trunc(seconds / 86_400), 'day')
  return dateTime.format(value)
}
