import { type InstallmentOption, interestRates } from '@balcao/domain/money/installments'
import type { Cents } from '@balcao/domain/money/money'
import type { Locale } from '@balcao/domain/vocabulary'
import { fillMessage } from '#messages/fill-message.ts'
import type { InterestMessages } from '#messages/interest-messages.ts'
import { languageTags } from '#messages/language-tag.ts'

type Props = {
  price: Cents
  installment: InstallmentOption
  money: (cents: Cents) => string
  locale: Locale
  messages: InterestMessages
}

/** The monthly rate and the total in one line; expanded, the calculation and the yearly rate. */
export function InterestDetails({ price, installment, money, locale, messages }: Props) {
  const rates = interestRates(price, installment)
  if (rates === null) return null
  const percent = (value: number) =>
    `${value.toLocaleString(languageTags[locale], { minimumFractionDigits: 2, maximumFractionDigits: 2 })}%`
  const { total } = installment
  const lines: [string, string][] = [
    [messages.interestPrice, money(price)],
    [messages.interest, money(total - price)],
    [messages.interestMonthly, percent(rates.monthlyPercent)],
    [messages.interestAnnual, percent(rates.annualPercent)],
    [messages.interestTotal, money(total)],
  ]
  return (
    <details className="interest figures">
      <summary>
        {fillMessage(messages.interestSummary, { rate: percent(rates.monthlyPercent), total: money(total) })}
      </summary>
      <dl>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
