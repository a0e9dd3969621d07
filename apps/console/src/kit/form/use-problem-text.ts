import { readInputProblem } from '@balcao/domain/texts/input-problems'
import { useErrorReader } from '#i18n/error-texts.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useCurrency } from '#kit/currency.tsx'
import type { FieldUnit } from './form-labels.ts'

/** The text of a problem such as `too_small:500`; the limit of a money field is an amount. */
export function useProblemText(): (message: string, unit: FieldUnit) => string {
  const reader = useErrorReader()
  const format = useFormat()
  const currency = useCurrency()
  const writeLimit: Record<FieldUnit, (limit: number) => string> = {
    money: (limit) => format.money(limit, currency),
    percent: format.basisPoints,
    plain: format.integer,
  }
  return (message, unit) =>
    reader.textOfProblem(readInputProblem(message), (limit) => writeLimit[unit](limit))
}
