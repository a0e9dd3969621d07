import type { Currency } from '@balcao/domain/vocabulary'
import { useMoneyText } from './use-money-text.ts'

/** An amount, in the currency of its surroundings unless it has its own. */
export function Money({ cents, currency }: { cents: number; currency?: Currency }) {
  const moneyText = useMoneyText()
  return <span className="whitespace-nowrap tabular-nums">{moneyText(cents, currency)}</span>
}
