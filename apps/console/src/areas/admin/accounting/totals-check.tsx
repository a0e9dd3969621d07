import { Check, TriangleAlert } from 'lucide-react'
import { useMessages } from '#i18n/use-messages.ts'
import { MoneyLines } from '#kit/action/money-lines.tsx'
import { Money } from '#kit/money.tsx'
import { type AccountingExport, accountName } from './accounting-export.ts'
import { accountingCatalogue } from './catalogue.ts'

/** Totals of the file and of the books for each account, with the difference in each currency. */
export function TotalsCheck({ file }: { file: AccountingExport }) {
  const text = useMessages(accountingCatalogue)
  const currencies = [...new Set(file.totals.map(({ currency }) => currency))]
  return (
    <section className="grid gap-3">
      <div className="grid gap-1">
        <h3 className="font-semibold">{text.drawer.totals}</h3>
        <p className="text-muted text-sm">
          {file.totals.length === 0 ? text.drawer.noLines : text.drawer.totalsText}
        </p>
      </div>
      {currencies.map((currency) => {
        const own = file.totals.filter((total) => total.currency === currency)
        const sum = (part: 'debitCents' | 'creditCents') =>
          own.reduce((cents, total) => cents + total[part], 0)
        const differenceCents = own.reduce((cents, total) => cents + Math.abs(total.differenceCents), 0)
        return (
          <div key={currency} className="grid gap-3">
            <ul className="divide-y divide-(--color-border) rounded-control border border-default">
              {own.map((total) => (
                <li
                  key={total.account}
                  className="grid grid-cols-[1fr_auto_auto] items-center gap-x-3 px-3 py-2"
                >
                  <span>{accountName(text, total.account)}</span>
                  <Money cents={total.ledgerCents} currency={currency} />
                  {total.differenceCents === 0 ? (
                    <Check aria-hidden="true" className="size-4 text-positive" />
                  ) : (
                    <TriangleAlert aria-hidden="true" className="size-4 text-negative" />
                  )}
                </li>
              ))}
            </ul>
            <MoneyLines
              lines={[
                { label: text.drawer.debit, cents: sum('debitCents'), currency },
                { label: text.drawer.credit, cents: sum('creditCents'), currency },
                { label: text.drawer.difference, cents: differenceCents, currency, isSum: true },
              ]}
            />
          </div>
        )
      })}
    </section>
  )
}
