import type { Currency } from '@balcao/domain/vocabulary'
import { useFormat } from '#i18n/use-format.ts'
import { useCurrency } from './currency.tsx'

/**
 * An amount as a text, in the currency of its surroundings: for a label or a chart, where `Money` cannot be
 * used.
 */
export function useMoneyText(): (cents: number, own?: Currency) => string {
  const format = useFormat()
  const currency = useCurrency()
  return (cents, own = currency) => format.money(cents, own)
}
