import type { Currency } from '@balcao/domain/vocabulary'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Money } from '#kit/money.tsx'
import { paymentsCatalogue } from './catalogue.ts'
import type { Sale } from './sale.ts'

/** Release of the viewer's own share of a sale. */
export function SaleReleases({ lots, currency }: { lots: Sale['money']['lots']; currency: Currency }) {
  const text = useMessages(paymentsCatalogue).money
  const format = useFormat()
  if (lots.length === 0) return null
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{text.release}</h3>
      <ul className="rounded-control border border-default">
        {lots.map((lot) => (
          <li
            key={`${lot.kind}${lot.releaseAt}`}
            className="flex items-baseline justify-between gap-4 border-default border-b px-3 py-2.5 last:border-b-0"
          >
            <span className="grid">
              {text.lot[lot.kind]}
              <span className="text-muted text-sm tabular-nums">
                {text.lotState[lot.state]}
                {hasDate(lot.state) && ` ${format.date(lot.releaseAt)}`}
              </span>
            </span>
            <Money cents={lot.amountCents} currency={currency} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A held lot waits for a decision, and a consumed lot is never released: neither has a date. */
function hasDate(state: Sale['money']['lots'][number]['state']): boolean {
  return state === 'PENDING' || state === 'RELEASED'
}
