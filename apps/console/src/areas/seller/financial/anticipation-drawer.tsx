import { Timeline } from '@balcao/ui/timeline'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { type MoneyLine, MoneyLines } from '#kit/action/money-lines.tsx'
import type { ListDrawer } from '#kit/list/list-declaration.ts'
import { Money } from '#kit/money.tsx'
import { RecordDrawer } from '#kit/record-drawer.tsx'
import { AnticipationActions } from './anticipation-actions.tsx'
import { AnticipationStateBadge } from './anticipation-state-badge.tsx'
import { financialCatalogue } from './catalogue.ts'
import type { Anticipation } from './financial-data.ts'

/** An anticipation: its price, the state of its sales, and its steps. */
export function AnticipationDrawer(drawer: ListDrawer) {
  const text = useMessages(financialCatalogue).anticipations
  const format = useFormat()
  return (
    <RecordDrawer
      {...drawer}
      query={api.seller.anticipations.get.queryOptions({ anticipationId: drawer.rowId })}
      loadingTitle={text.drawer.loading}
      title={({ grossCents, currency }) => text.what(format.money(grossCents, currency))}
      detail={({ state }) => <AnticipationStateBadge state={state} />}
      actions={(anticipation) =>
        anticipation.now !== null && <AnticipationActions anticipation={anticipation} />
      }
    >
      {(anticipation) => <Body anticipation={anticipation} />}
    </RecordDrawer>
  )
}

function Body({ anticipation }: { anticipation: Anticipation }) {
  const messages = useMessages(financialCatalogue).anticipations
  const text = messages.drawer
  const format = useFormat()
  const { grossCents, feeCents, netCents, currency, monthlyCostBasisPoints, reason, now } = anticipation
  const became: MoneyLine[] =
    anticipation.paidAt === null
      ? []
      : [
          { label: text.recovered, cents: anticipation.recoveredCents, currency },
          { label: text.reversed, cents: anticipation.reversedCents, currency },
          { label: text.waiting, cents: anticipation.waitingCents, currency },
        ]
  return (
    <div className="grid gap-6">
      <MoneyLines
        lines={[
          { label: text.gross, cents: grossCents, currency },
          { label: text.cost, cents: -feeCents, currency },
          { label: text.net, cents: netCents, currency, isSum: true },
          ...became,
        ]}
      />
      <dl className="grid gap-1.5">
        {monthlyCostBasisPoints !== null && (
          <Fact term={text.effective} value={format.basisPoints(monthlyCostBasisPoints)} />
        )}
        {now !== null && <Fact term={text.expires} value={format.longDateTime(anticipation.expiresAt)} />}
        {reason !== null && <Fact term={text.reason} value={reason} />}
      </dl>
      <section className="grid gap-2">
        <h3 className="font-semibold">{text.lots}</h3>
        <ul className="divide-y divide-(--color-border) rounded-control border border-default">
          {anticipation.lots.map((lot) => (
            <li key={lot.lotId} className="flex flex-wrap justify-between gap-x-4 px-3 py-2">
              <span>{text.lot(format.date(lot.releaseAt), lot.days)}</span>
              <Money cents={lot.amountCents} currency={currency} />
            </li>
          ))}
        </ul>
      </section>
      <section className="grid gap-3">
        <h3 className="font-semibold">{text.steps}</h3>
        <Timeline
          items={anticipation.steps.map(({ at, state }) => ({
            id: `${at}${state}`,
            content: (
              <>
                <p>{messages.step[state]}</p>
                <time dateTime={at} className="text-muted text-sm">
                  {format.longDateTime(at)}
                </time>
              </>
            ),
          }))}
        />
      </section>
    </div>
  )
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-muted">{term}</dt>
      <dd className="text-end">{value}</dd>
    </div>
  )
}
