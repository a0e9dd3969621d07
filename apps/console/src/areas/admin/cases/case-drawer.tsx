import { DescriptionList } from '@balcao/ui/description-list'
import { Timeline } from '@balcao/ui/timeline'
import { api } from '#api/client.ts'
import { paymentsCatalogue } from '#features/payments/catalogue.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { MoneyLines } from '#kit/action/money-lines.tsx'
import type { ListDrawer } from '#kit/list/list-declaration.ts'
import { RecordDrawer } from '#kit/record-drawer.tsx'
import { Resolutions } from './case-resolutions.tsx'
import { casesCatalogue } from './catalogue.ts'
import type { PaymentCase } from './payment-case.ts'

export function CaseDrawer(drawer: ListDrawer) {
  const messages = useMessages(casesCatalogue)
  const text = messages.drawer
  const format = useFormat()
  return (
    <RecordDrawer
      {...drawer}
      query={api.admin.cases.get.queryOptions({ caseId: drawer.rowId })}
      loadingTitle={text.loading}
      title={({ kind }) => messages.kind[kind]}
      copy={({ orderCode }) => ({ text: orderCode, label: text.copyOrder })}
      detail={({ kind, heldCents, currency }) => (
        <div className="grid gap-1">
          <p className="text-muted">{messages.means[kind]}</p>
          <p className="font-semibold">
            {heldCents === 0 ? text.nothingHeld : text.held(format.money(heldCents, currency))}
          </p>
        </div>
      )}
    >
      {(opened) => (
        <div className="grid gap-6">
          <Resolutions opened={opened} />
          <Money opened={opened} />
          <Sale opened={opened} />
          <Told opened={opened} />
        </div>
      )}
    </RecordDrawer>
  )
}

function Money({ opened }: { opened: PaymentCase }) {
  const text = useMessages(casesCatalogue).drawer
  const { currency, priceCents, paidCents, refundedCents } = opened
  return (
    <section className="grid gap-1">
      <h3 className="font-semibold">{text.money}</h3>
      <MoneyLines
        lines={[
          { label: text.price, cents: priceCents, currency },
          { label: text.paid, cents: paidCents, currency },
          { label: text.refunded, cents: refundedCents, currency },
        ]}
      />
    </section>
  )
}

function Sale({ opened }: { opened: PaymentCase }) {
  const text = useMessages(casesCatalogue).drawer
  const format = useFormat()
  const facts = [
    { id: 'product', term: text.product, value: opened.productName },
    { id: 'seller', term: text.seller, value: opened.sellerName },
    { id: 'buyer', term: text.buyer, value: opened.buyerName },
    { id: 'provider', term: text.provider, value: opened.provider },
    { id: 'transaction', term: text.transaction, value: opened.transactionId },
    { id: 'opened', term: text.opened, value: format.longDateTime(opened.openedAt) },
    { id: 'closed', term: text.closed, value: opened.closedAt && format.longDateTime(opened.closedAt) },
  ]
  return (
    <section className="grid gap-1">
      <h3 className="font-semibold">{text.sale}</h3>
      <DescriptionList items={facts} />
    </section>
  )
}

function Told({ opened }: { opened: PaymentCase }) {
  const text = useMessages(casesCatalogue).drawer
  const payments = useMessages(paymentsCatalogue)
  const format = useFormat()
  return (
    <section className="grid gap-3">
      <h3 className="font-semibold">{text.told}</h3>
      <Timeline
        items={opened.events.map(({ at, status, source, outcome }, place) => ({
          id: `${at}${place}`,
          isQuiet: outcome !== 'APPLIED',
          content: (
            <>
              <p>{payments.status[status]}</p>
              <p className="text-muted text-sm">
                <time dateTime={at}>{format.dateTime(at)}</time> · {payments.timeline.source[source]}
              </p>
            </>
          ),
        }))}
      />
    </section>
  )
}
