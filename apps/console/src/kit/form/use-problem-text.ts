import { readInputProblem } from '@balcao/domain/input-problems'
import { useErrorReader } from '../../i18n/error-texts.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useCurrency } from '../currency.tsx'

/** The words for a problem such as `too_small:500`; the limit of a field of money is an amount. */
export function useProblemText(): (message: string, unit: 'money' | 'plain') => string {
  const reader = useErrorReader()
  const format = useFormat()
  const currency = useCurrency()
  return (message, unit) =>
    reader.textOfProblem(readInputProblem(message), (limit) =>
      unit === 'money' ? format.money(limit, currency) : format.integer(limit),
    )
}
