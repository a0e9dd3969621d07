import { joinClasses } from '@balcao/ui/join-classes'
import { useFormat } from '../../i18n/use-format.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { Money } from '../../kit/money.tsx'
import { paymentsCatalogue } from './catalogue.ts'
import type { Sale } from './sale.ts'
import { saleWaterfall } from './sale-waterfall.ts'

/** What happened to every cent that the buyer paid. */
export function SaleMoney({ sale }: { sale: Sale }) {
  const text = useMessages(paymentsCatalogue).money
  return (
    <div className="grid gap-6">
      <section className="grid gap-1">
        <h3 className="font-semibold">{text.title}</h3>
        <dl>
          {saleWaterfall(sale.money).map((line) => (
            <div
              key={line.term}
              className={joinClasses(
                'flex justify-between gap-4 py-1.5',
                line.isSum && 'mb-2 border-default border-t pt-2 font-semibold',
              )}
            >
              <dt className={line.isSum ? undefined : 'text-muted'}>{text.line[line.term]}</dt>
              <dd>
                <Money cents={line.cents} currency={sale.currency} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <Releases sale={sale} />
    </div>
  )
}

function Releases({ sale }: { sale: Sale }) {
  const text = useMessages(paymentsCatalogue).money
  const format = useFormat()
  const { lots } = sale.money
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
            <Money cents={lot.amountCents} currency={sale.currency} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What is held waits for a person, and what was used up for nothing: neither has a day. */
function hasDate(state: Sale['money']['lots'][number]['state']): boolean {
  return state === 'PENDING' || state === 'RELEASED'
}
