import { formatPhone } from '@balcao/domain/people/phone'
import { Avatar } from '@balcao/ui/avatar'
import { Card, CardHeader } from '@balcao/ui/card'
import { Skeleton } from '@balcao/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { DetailPage } from '#kit/detail-page.tsx'
import { Money } from '#kit/money.tsx'
import type { Buyer } from './buyer.ts'
import { BuyerCards, BuyerCarts, BuyerDevices, BuyerDisputes, BuyerSubscriptions } from './buyer-records.tsx'
import { BuyerSignals } from './buyer-signals.tsx'
import { BuyerTalks } from './buyer-talks.tsx'
import { buyersCatalogue } from './catalogue.ts'
import { PurchasesTable } from './purchases-table.tsx'

/** One buyer over all sellers: payments and everything that followed. */
export function BuyerScreen() {
  const { orderId } = useParams({ strict: false }) as { orderId: string }
  const text = useMessages(buyersCatalogue)
  const format = useFormat()
  // Each read is recorded in the audit trail, so the page is not refetched in the background.
  const query = useQuery({
    ...api.admin.buyers.get.queryOptions({ orderId }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
  return (
    <DetailPage
      loadingTitle={text.loading}
      query={query}
      skeleton={<Skeleton className="h-96 w-full" />}
      title={({ name }) => name}
      picture={({ name }) => <Avatar name={name} size="large" />}
      detail={({ email, document, phone, since }) =>
        [email, document, phone === null ? null : formatPhone(phone), text.since(format.date(since))]
          .filter(Boolean)
          .join(' · ')
      }
    >
      {(buyer) => (
        <div className="grid grid-cols-1 gap-4">
          {buyer.sums.map((sum) => (
            <Sums key={sum.currency} sum={sum} />
          ))}
          <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <div className="grid grid-cols-1 gap-4">
              <PurchasesTable purchases={buyer.purchases} />
              <BuyerTalks requests={buyer.requests} purchases={buyer.purchases} />
            </div>
            <div className="grid grid-cols-1 gap-4">
              <BuyerSignals signals={buyer.signals} />
              <BuyerDisputes buyer={buyer} />
              <BuyerCards cards={buyer.cards} />
              <BuyerDevices devices={buyer.devices} />
              <BuyerSubscriptions subscriptions={buyer.subscriptions} />
              <BuyerCarts carts={buyer.carts} />
              {buyer.others.length > 0 && <Others others={buyer.others} />}
            </div>
          </div>
          <p className="text-muted text-sm">{text.audited}</p>
        </div>
      )}
    </DetailPage>
  )
}

/** Total paid, as the sum of its outcomes. */
function Sums({ sum }: { sum: Buyer['sums'][number] }) {
  const text = useMessages(buyersCatalogue).sum
  const { currency } = sum
  const parts = [
    { id: 'kept', sign: '=', label: text.kept, cents: sum.keptCents },
    { id: 'refunded', sign: '+', label: text.refunded, cents: sum.refundedCents },
    { id: 'disputed', sign: '+', label: text.disputed, cents: sum.disputedCents },
  ]
  return (
    <Card>
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        <div className="grid content-start">
          <dt className="text-muted text-sm">{text.paid}</dt>
          <dd className="font-semibold text-lg">
            <Money cents={sum.paidCents} currency={currency} />
          </dd>
          <dd className="text-muted text-sm">{text.sales(sum.sales)}</dd>
        </div>
        {parts.map(({ id, sign, label, cents }) => (
          <div key={id} className="grid content-start">
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="font-semibold text-lg">
              <span aria-hidden="true" className="mr-2 font-normal text-muted">
                {sign}
              </span>
              <Money cents={cents} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function Others({ others }: { others: Buyer['others'] }) {
  const text = useMessages(buyersCatalogue).others
  return (
    <Card className="grid gap-3">
      <CardHeader title={text.title} />
      <p className="text-muted text-sm">{text.text}</p>
      <ul className="grid gap-2">
        {others.map(({ orderId, name, email }) => (
          <li key={orderId}>
            <Link to={`/admin-root/buyers/${orderId}`} className="grid hover:underline">
              {name}
              <span className="wrap-anywhere text-muted text-sm">{email}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
