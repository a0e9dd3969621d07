import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { MoneyLines } from '#kit/action/money-lines.tsx'
import { Money } from '#kit/money.tsx'
import { debtsCatalogue } from './catalogue.ts'
import type { Debt } from './debt.ts'

/** Sales that will pay the debt, in their order, and the uncovered rest. */
export function CoverPlan({ debt }: { debt: Debt }) {
  const text = useMessages(debtsCatalogue).drawer
  const format = useFormat()
  const { coverPlan, exposedCents, currency } = debt
  return (
    <>
      <section className="grid gap-2">
        <h3 className="font-semibold">{text.plan}</h3>
        <p className="text-muted text-sm">{coverPlan.length === 0 ? text.noPlan : text.planText}</p>
        {coverPlan.length > 0 && (
          <ul className="divide-y divide-(--color-border) rounded-control border border-default">
            {coverPlan.map(({ lotId, orderCode, kind, releaseAt, takenCents }) => (
              <li key={lotId} className="flex flex-wrap justify-between gap-x-4 px-3 py-2">
                <span>
                  {text.lot(orderCode, format.date(releaseAt))}
                  <span className="ms-2 text-muted text-sm">{text.kind[kind]}</span>
                </span>
                <Money cents={takenCents} currency={currency} />
              </li>
            ))}
          </ul>
        )}
        <MoneyLines lines={[{ label: text.exposed, cents: exposedCents, currency, isSum: true }]} />
      </section>
      <Balance debt={debt} />
    </>
  )
}

function Balance({ debt: { balance, currency } }: { debt: Debt }) {
  const text = useMessages(debtsCatalogue).drawer
  const lines = [
    { label: text.place.reserve, cents: balance.reserveCents, currency },
    { label: text.place.pending, cents: balance.pendingCents, currency },
    { label: text.place.held, cents: balance.heldCents, currency },
    { label: text.place.withdrawing, cents: balance.withdrawingCents, currency },
  ].filter(({ cents }) => cents !== 0)
  return (
    <section className="grid gap-1">
      <h3 className="font-semibold">{text.balance}</h3>
      {lines.length === 0 ? (
        <p className="text-muted text-sm">{text.nothing}</p>
      ) : (
        <MoneyLines lines={lines} />
      )}
    </section>
  )
}
