import { Banner } from '@balcao/ui/banner'
import { DescriptionList } from '@balcao/ui/description-list'
import { Timeline } from '@balcao/ui/timeline'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { MoneyLines } from '#kit/action/money-lines.tsx'
import type { ListDrawer } from '#kit/list/list-declaration.ts'
import { Money } from '#kit/money.tsx'
import { RecordDrawer } from '#kit/record-drawer.tsx'
import type { Anticipation } from './anticipation.ts'
import { AnticipationActions } from './anticipation-actions.tsx'
import { AnticipationStateBadge } from './anticipation-state-badge.tsx'
import { anticipationsCatalogue } from './catalogue.ts'

export function AnticipationDrawer(drawer: ListDrawer) {
  const text = useMessages(anticipationsCatalogue).drawer
  return (
    <RecordDrawer
      {...drawer}
      query={api.admin.anticipations.get.queryOptions({ anticipationId: drawer.rowId })}
      loadingTitle={text.loading}
      title={({ staff }) => staff?.person.name ?? text.loading}
      detail={({ grossCents, currency, state }) => (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold text-xl">
            <Money cents={grossCents} currency={currency} />
          </span>
          <AnticipationStateBadge state={state} />
        </div>
      )}
      actions={(anticipation) => <AnticipationActions anticipation={anticipation} />}
    >
      {(anticipation) => (
        <div className="grid gap-6">
          <Terms anticipation={anticipation} />
          <Became anticipation={anticipation} />
          <Exposure anticipation={anticipation} />
          <Lots anticipation={anticipation} />
          <Steps anticipation={anticipation} />
        </div>
      )}
    </RecordDrawer>
  )
}

type Part = { anticipation: Anticipation }

/** Effect of a decision made now, with the terms; changes since the request are named. */
function Terms({ anticipation }: Part) {
  const messages = useMessages(anticipationsCatalogue)
  const text = messages.drawer
  const format = useFormat()
  const { now, currency, rateKind, basisPoints, monthlyCostBasisPoints, reason } = anticipation
  const { grossCents, feeCents, netCents } = now ?? anticipation
  const facts = [
    {
      id: 'rate',
      term: text.rate,
      value: messages.rate[rateKind](format.basisPoints(basisPoints)),
    },
    {
      id: 'monthly',
      term: text.monthly,
      value: monthlyCostBasisPoints !== null && format.basisPoints(monthlyCostBasisPoints),
    },
    { id: 'expires', term: text.expires, value: now !== null && format.longDateTime(anticipation.expiresAt) },
    { id: 'reason', term: text.reason, value: reason },
  ]
  return (
    <section className="grid gap-3">
      {grossCents !== anticipation.grossCents && (
        <Banner tone="pending">
          {text.changed(format.money(anticipation.grossCents, currency), format.money(grossCents, currency))}
        </Banner>
      )}
      <MoneyLines
        lines={[
          { label: text.gross, cents: grossCents, currency },
          { label: text.fee, cents: -feeCents, currency },
          { label: text.net, cents: netCents, currency, isSum: true },
        ]}
      />
      <DescriptionList items={facts} />
    </section>
  )
}

function Became({ anticipation }: Part) {
  const text = useMessages(anticipationsCatalogue).drawer
  const { paidAt, recoveredCents, reversedCents, waitingCents, currency } = anticipation
  if (paidAt === null) return null
  return (
    <section className="grid gap-1">
      <h3 className="font-semibold">{text.became}</h3>
      <MoneyLines
        lines={[
          { label: text.recovered, cents: recoveredCents, currency },
          { label: text.reversed, cents: reversedCents, currency },
          { label: text.open, cents: waitingCents, currency },
        ]}
      />
    </section>
  )
}

function Exposure({ anticipation: { staff, currency } }: Part) {
  const text = useMessages(anticipationsCatalogue).drawer
  if (staff === null) return null
  const { waitingCents, boughtCents, requestedCents, expectedReversalCents, limitCents } = staff.exposure
  return (
    <section className="grid gap-1">
      <h3 className="font-semibold">{text.exposure}</h3>
      <MoneyLines
        lines={[
          { label: text.waiting, cents: waitingCents, currency },
          { label: text.bought, cents: boughtCents, currency },
          { label: text.requested, cents: requestedCents, currency },
          { label: text.expected, cents: expectedReversalCents, currency },
          { label: text.limit, cents: limitCents, currency, isSum: true },
        ]}
      />
    </section>
  )
}

function Lots({ anticipation: { lots, currency } }: Part) {
  const text = useMessages(anticipationsCatalogue).drawer
  const format = useFormat()
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{text.lots(lots.length)}</h3>
      <ul className="divide-y divide-(--color-border) rounded-control border border-default">
        {lots.map(({ lotId, releaseAt, days, amountCents }) => (
          <li key={lotId} className="flex flex-wrap justify-between gap-x-4 px-3 py-2">
            <span className="tabular-nums">{text.lot(format.date(releaseAt), days)}</span>
            <Money cents={amountCents} currency={currency} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Steps({ anticipation: { steps } }: Part) {
  const text = useMessages(anticipationsCatalogue).drawer
  const format = useFormat()
  return (
    <section className="grid gap-3">
      <h3 className="font-semibold">{text.steps}</h3>
      <Timeline
        items={steps.map(({ at, state, detail }, place) => ({
          id: `${at}${place}`,
          content: (
            <>
              <p>{text.step[state]}</p>
              {detail !== null && <p className="text-sm">{detail}</p>}
              <time dateTime={at} className="text-muted text-sm">
                {format.longDateTime(at)}
              </time>
            </>
          ),
        }))}
      />
    </section>
  )
}
