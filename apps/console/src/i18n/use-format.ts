import { formatMoney } from '@balcao/domain/money/money'
import type { Currency, Locale } from '@balcao/domain/vocabulary'
import { languageTags, useLocale } from './locale.tsx'

/** Days are those of São Paulo, whatever the browser's time zone. */
const timeZone = 'America/Sao_Paulo'

export type Format = ReturnType<typeof createFormat>

export function useFormat(): Format {
  return formatOf(useLocale().language)
}

const formats = new Map<Locale, Format>()

/** One for each language, since its formatters are slow to create. */
export function formatOf(locale: Locale): Format {
  const format = formats.get(locale) ?? createFormat(locale)
  formats.set(locale, format)
  return format
}

function createFormat(locale: Locale) {
  const tag = languageTags[locale]
  const number = (options?: Intl.NumberFormatOptions) => {
    const formatter = once(() => new Intl.NumberFormat(tag, options))
    // The minus of an amount: a hyphen is too short beside figures.
    return (value: number) => formatter().format(value).replace('-', '−')
  }
  const moment = (options: Intl.DateTimeFormatOptions) => {
    const formatter = once(() => new Intl.DateTimeFormat(tag, { ...options, timeZone }))
    return (value: string | Date) => formatter().format(asInstant(value))
  }
  const integer = number()
  const decimal = number({ minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const rate = number({ minimumFractionDigits: 2, maximumFractionDigits: 6 })
  const roundPercent = number({ style: 'percent', maximumFractionDigits: 2 })
  const signedDecimal = number({
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  })
  const kilobytes = number({ style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 })
  const megabytes = number({ style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })
  const gigabytes = number({ style: 'unit', unit: 'gigabyte', maximumFractionDigits: 1 })
  const list = once(() => new Intl.ListFormat(tag))
  const relative = once(() => new Intl.RelativeTimeFormat(tag, { numeric: 'auto', style: 'short' }))
  const weekday = moment({ weekday: 'short' })
  const dateTime = moment({
    day: '2-digit',
    month: '2-digit',
    year: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  const onAxis = new Map<Currency, (amount: number) => string>()
  const compactMoney = (currency: Currency) => {
    const format =
      onAxis.get(currency) ??
      number({
        style: 'currency',
        currency,
        notation: 'compact',
        minimumFractionDigits: 0,
        maximumFractionDigits: 1,
      })
    onAxis.set(currency, format)
    return format
  }

  return {
    locale,
    integer,
    /** “120 ms”, “14,6 s”: units are the same in every language. */
    duration: (milliseconds: number) =>
      milliseconds < 1_000 ? `${integer(Math.round(milliseconds))} ms` : `${decimal(milliseconds / 1_000)} s`,
    /** “outubro de 2026” */
    month: moment({ month: 'long', year: 'numeric' }),
    /** “5,3”. */
    decimal,
    /** “nome, imagem e categoria”. */
    list: (items: readonly string[]) => list().format(items),
    /** 5,432,100 millionths become “5,4321”: reais for one unit of a currency. */
    rate: (millionths: number) => rate(millionths / 1_000_000),
    /** 0.124 becomes “12,4%”. */
    percent: number({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    /** A share as contracts write it: 4000 becomes “40%”, 1250 becomes “12,5%”. */
    basisPoints: (value: number) => roundPercent(value / 10_000),
    signedPercent: (share: number) => `${signedDecimal(share * 100)}%`,
    /** 0.021 becomes “+2,1”: the difference of two percentages; the message adds the unit. */
    signedPoints: (share: number) => signedDecimal(share * 100),
    /** Money on an axis: “R$ 3 mil”. Never for an exact amount. */
    compactMoney: (cents: number, currency: Currency) => compactMoney(currency)(cents / 100),
    /** A rounded number: “1,2 mil”. */
    compact: number({ notation: 'compact', maximumFractionDigits: 1 }),
    money: (cents: number, currency: Currency = 'BRL') => formatMoney(cents, currency, locale),
    /** “2,1 MB”; small files in kB, and large ones in GB. */
    fileSize: (bytes: number) => {
      if (bytes < 1_000_000) return kilobytes(Math.max(1, Math.round(bytes / 1_000)))
      return bytes < 1_000_000_000 ? megabytes(bytes / 1_000_000) : gigabytes(bytes / 1_000_000_000)
    },
    dateTime,
    /** “15/11, 09:43:02”, for records of machines. */
    dateTimeWithSeconds: moment({
      day: '2-digit',
      month: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }),
    time: moment({ timeStyle: 'short' }),
    longDateTime: moment({ dateStyle: 'long', timeStyle: 'short' }),
    date: moment({ dateStyle: 'short' }),
    day: moment({ day: 'numeric', month: 'short' }),
    /** “22/10”, for narrow rows of days. */
    shortDay: moment({ day: '2-digit', month: '2-digit' }),
    weekday: (value: string | Date) => weekday(value).replace(/\.$/, ''),
    dayWithWeekday: moment({ weekday: 'short', day: 'numeric', month: 'short' }),
    /** “há 2 min”, “ontem”: for recent events; older ones show their date. */
    ago: (value: string | Date, now: Date) =>
      formatAgo(relative, dateTime, new Date(value), now).replace(/\.$/, ''),
  }
}

/** Created on first use. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** A bare day such as 2026-11-15 has no hour; noon keeps it the same day in every time zone. */
function asInstant(value: string | Date): Date {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
    ? new Date(`${value}T12:00:00-03:00`)
    : new Date(value)
}

function formatAgo(
  relative: () => Intl.RelativeTimeFormat,
  dateTime: (value: Date) => string,
  value: Date,
  now: Date,
): string {
  const seconds = Math.round((value.getTime() - now.getTime()) / 1000)
  const size = Math.abs(seconds)
  if (size < 60) return relative().format(0, 'second')
  if (size < 3600) return relative().format(Math.trunc(seconds / 60), 'minute')
  if (size < 86_400) return relative().format(Math.trunc(seconds / 3600), 'hour')
  if (size < 7 * 86_400) return relative().format(Math.trunc(seconds / 86_400), 'day')
  return dateTime(value)
}
