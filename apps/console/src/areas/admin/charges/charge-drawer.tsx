import { Banner } from '@balcao/ui/banner'
import { CopyButton } from '@balcao/ui/copy-button'
import { DescriptionList } from '@balcao/ui/description-list'
import { api } from '#api/client.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { MoneyLines } from '#kit/action/money-lines.tsx'
import type { ListDrawer } from '#kit/list/list-declaration.ts'
import { QrCode } from '#kit/qr-code.tsx'
import { RecordDrawer } from '#kit/record-drawer.tsx'
import { chargesCatalogue } from './catalogue.ts'
import { type Charge, firstDayOf } from './charge.ts'
import { ChargeStateBadge } from './charge-state-badge.tsx'
import { ContestCharge, ContestSection } from './contest-section.tsx'

export function ChargeDrawer(drawer: ListDrawer) {
  const text = useMessages(chargesCatalogue).drawer
  const format = useFormat()
  return (
    <RecordDrawer
      {...drawer}
      query={api.admin.charges.get.queryOptions({ chargeId: drawer.rowId })}
      loadingTitle={text.loading}
      title={({ month }) => text.title(format.month(firstDayOf(month)))}
      detail={({ state }) => <ChargeStateBadge state={state} />}
      actions={(charge) =>
        (charge.state === 'OPEN' || charge.state === 'OVERDUE') &&
        charge.contestedAt === null && <ContestCharge charge={charge} />
      }
    >
      {(charge) => (
        <div className="grid gap-6">
          <Calculation charge={charge} />
          <ContestSection charge={charge} />
          <Dates charge={charge} />
          {charge.pixCode !== null ? (
            <Payment code={charge.pixCode} />
          ) : (
            (charge.state === 'OPEN' || charge.state === 'OVERDUE') && (
              <Banner tone="info">{text.howToPay}</Banner>
            )
          )}
        </div>
      )}
    </RecordDrawer>
  )
}

function Payment({ code }: { code: string }) {
  const text = useMessages(chargesCatalogue).drawer
  const { action } = useMessages(coreCatalogue)
  return (
    <section className="grid justify-items-start gap-3">
      <h3 className="font-semibold">{text.pay}</h3>
      <QrCode text={code} label={text.qr} />
      <CopyButton text={code} label={text.copy} copiedLabel={action.copied} size="medium" />
      <p className="text-muted text-sm">{text.payHelp}</p>
    </section>
  )
}

/** Calculation of the bill, line by line, as in the contract. */
function Calculation({ charge }: { charge: Charge }) {
  const text = useMessages(chargesCatalogue).drawer
  const format = useFormat()
  const { currency, fixedCents, percentCents, topUpCents, adjustmentCents, amountCents, volumeCents, terms } =
    charge
  const rate = format.basisPoints(terms.basisPoints)
  const lines = [
    { label: text.fixed, cents: fixedCents },
    { label: text.percent(rate, format.money(volumeCents, currency)), cents: percentCents },
    { label: text.topUp(format.money(terms.minimumCents, currency)), cents: topUpCents },
    { label: text.adjustment, cents: adjustmentCents },
  ]
  return (
    <section className="grid gap-1">
      <h3 className="font-semibold">{text.calculation}</h3>
      <MoneyLines
        lines={[
          ...lines.filter(({ cents }) => cents !== 0).map((line) => ({ ...line, currency })),
          { label: text.total, cents: amountCents, currency, isSum: true },
        ]}
      />
    </section>
  )
}

function Dates({ charge }: { charge: Charge }) {
  const text = useMessages(chargesCatalogue).drawer
  const format = useFormat()
  const { issuedAt, dueAt, paidAt, paymentReference, adjustmentReason, canceledAt, cancelReason, terms } =
    charge
  const facts = [
    { id: 'issued', term: text.issued, value: format.date(issuedAt) },
    { id: 'due', term: text.due, value: format.date(dueAt) },
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
