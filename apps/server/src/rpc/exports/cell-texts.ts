import { clockInSaoPaulo, dayInSaoPaulo } from '@balcao/domain/calendar'
import { centsToDecimalString } from '@balcao/domain/money/money'
import type { CsvNumber } from '@balcao/domain/texts/csv'
import type { ConsoleLocale } from '@balcao/domain/vocabulary'

/** Format of values in a file, so that a spreadsheet program of that language recognises their types. */
export type CellTexts = {
  locale: ConsoleLocale
  /** The day and the time of day in São Paulo. */
  instant(iso: string): string
  decimal(cents: number): CsvNumber
}

export function cellTexts(locale: ConsoleLocale): CellTexts {
  const isBrazilian = locale === 'PT_BR'
  return {
    locale,
    instant(iso) {
      const at = new Date(iso)
      const day = dayInSaoPaulo(at)
      return `${isBrazilian ? day.split('-').toReversed().join('/') : day} ${clockInSaoPaulo(at)}`
    },
    decimal(cents) {
      const text = centsToDecimalString(cents)
      return { number: isBrazilian ? text.replace('.', ',') : text }
    },
  }
}
