import { DescriptionList } from '@balcao/ui/description-list'
import { StatusBadge } from '@balcao/ui/status-badge'
import { useQuery } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { readRowKey } from '#areas/master/common/row-key.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { MoneyLines } from '#kit/action/money-lines.tsx'
import type { ListDrawer } from '#kit/list/list-declaration.ts'
import { RecordDrawer } from '#kit/record-drawer.tsx'
import { masterChargesCatalogue } from './catalogue.ts'
import { type Charge, chargeTones, firstDayOf, isUnpaid } from './charge.ts'
import { ChargeActions } from './charge-actions.tsx'
import { ContestSection } from './contest-section.tsx'

export function ChargeDrawer(drawer: ListDrawer) {
  const text = useMessages(masterChargesCatalogue)
  const format = useFormat()
  const { platformId, id: chargeId } = readRowKey(drawer.rowId)
  const names = useQuery(api.master.platforms.names.queryOptions({ ids: [platformId] }))
  const platform = names.data?.find(({ id }) => id === platformId)?.name ?? ''
  return (
    <RecordDrawer
      {...drawer}
      query={api.master.billing.charge.queryOptions({ platformId, chargeId })}
      loadingTitle={text.drawer.loading}
      title={({ month }) => text.drawer.title(platform, format.month(firstDayOf(month)))}
      detail={({ state }) => <StatusBadge tone={chargeTones[state]}>{text.state[state]}</StatusBadge>}
      actions={(charge) => isUnpaid(charge) && <ChargeActions platformId={platformId} charge={charge} />}
    >
      {(charge) => (
        <div className="grid gap-6">
          <Calculation charge={charge} />
          <ContestSection platformId={platformId} charge={charge} />
          <Dates charge={charge} />
        </div>
      )}
    </RecordDrawer>
  )
}

/** Calculation of the bill, line by line, as in the contract. */
function Calculation({ charge }: { charge: Charge }) {
  const { drawer: text } = useMessages(masterChargesCatalogue)
  const format = useFormat()
  const { currency, volumeCents, terms } = charge
  const volume = format.money(volumeCents, currency)
  const lines = [
    { label: text.fixed, cents: charge.fixedCents },
    { label: text.percent(format.basisPoints(terms.basisPoints), volume), cents: charge.percentCents },
    { label: text.topUp(format.money(terms.minimumCents, currency)), cents: charge.topUpCents },
    { label: text.adjustment, cents: charge.adjustmentCents },
  ]
  return (
    <section className="grid gap-1">
      <h3 className="font-semibold">{text.calculation}</h3>
      <MoneyLines
        lines={[
          ...lines.filter(({ cents }) => cents !== 0).map((line) => ({ ...line, currency })),
          { label: text.total, cents: charge.amountCents, currency, isSum: true },
        ]}
      />
    </section>
  )
}

function Dates({ charge }: { charge: Charge }) {
  const { drawer: text, notice } = useMessages(masterChargesCatalogue)
  const format = useFormat()
  const {
    issuedAt,
    dueAt,
    noticeStep,
    noticedAt,
    paidAt,
    paymentReference,
    canceledAt,
    cancelReason,
    adjustmentReason,
    terms,
  } = charge
  const facts = [
    { id: 'issued', term: text.issued, value: format.date(issuedAt) },
    { id: 'due', term: text.due, value: format.date(dueAt) },
    {
      id: 'notice',
      term: text.notice,
      value: noticeStep && noticedAt && `${notice[noticeStep]}, ${format.date(noticedAt)}`,
    },
    { id: 'adjusted', term: text.adjustmentReason, value: adjustmentReason },
    { id: 'paid', term: text.paid, value: paidAt && format.longDateTime(paidAt) },
    { id: 'reference', term: text.reference, value: paymentReference },
    { id: 'canceled', term: text.canceled, value: canceledAt && format.longDateTime(canceledAt) },
    { id: 'reason', term: text.reason, value: cancelReason },
    { id: 'contract', term: text.contract, value: format.month(firstDayOf(terms.fromMonth)) },
  ]
  return (
    <section className="grid gap-1">
      <h3 className="font-semibold">{text.facts}</h3>
      <DescriptionList items={facts} />
    </section>
  )
}
