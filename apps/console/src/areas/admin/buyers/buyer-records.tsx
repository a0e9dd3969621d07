import { Card, CardHeader } from '@balcao/ui/card'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { DisputeBadge } from '../../../features/refunds/refund-badges.tsx'
import { subscriptionsCatalogue } from '../../../features/subscriptions/catalogue.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import { Money } from '../../../kit/money.tsx'
import type { Buyer } from './buyer.ts'
import { buyersCatalogue } from './catalogue.ts'

export function BuyerDisputes({ buyer: { disputes, purchases } }: { buyer: Buyer }) {
  const text = useMessages(buyersCatalogue).disputes
  const format = useFormat()
  const saleOf = (paymentId: string) => purchases.find((sale) => sale.paymentId === paymentId)
  return (
    <Records title={text.title} none={text.none}>
      {disputes.map(({ disputeId, paymentId, kind, state, amountCents, dueAt, closedAt }) => (
        <li key={disputeId} className="grid gap-1 py-2.5">
          <span className="flex flex-wrap items-center justify-between gap-2">
            <Link
              to="/admin-root/refunds"
              search={{ tab: 'disputes', 'disputes.open': disputeId } as never}
              className="font-medium hover:underline"
            >
              {text.kind[kind]}
            </Link>
            <DisputeBadge state={state} viewer="PLATFORM" />
          </span>
          <span className="text-muted text-sm">
            {saleOf(paymentId)?.productName} ·{' '}
            <Money cents={amountCents} currency={saleOf(paymentId)?.currency ?? 'BRL'} />
            {closedAt === null && ` · ${text.due(format.dateTime(dueAt))}`}
          </span>
        </li>
      ))}
    </Records>
  )
}

export function BuyerSubscriptions({ subscriptions }: { subscriptions: Buyer['subscriptions'] }) {
  const text = useMessages(buyersCatalogue).subscriptions
  const { state: states } = useMessages(subscriptionsCatalogue)
  const format = useFormat()
  return (
    <Records title={text.title} none={text.none}>
      {subscriptions.map(({ id, productName, sellerName, state, priceCents, currency, frequencyInDays }) => (
        <li key={id} className="grid gap-1 py-2.5">
          <span className="flex flex-wrap items-center justify-between gap-2">
            <Link
              to="/admin-root/subscriptions"
              search={{ open: id } as never}
              className="font-medium hover:underline"
            >
              {productName}
            </Link>
            <span className="text-sm">{states[state]}</span>
          </span>
          <span className="text-muted text-sm">
            {sellerName} · {text.every(format.money(priceCents, currency), frequencyInDays)}
          </span>
        </li>
      ))}
    </Records>
  )
}

export function BuyerCarts({ carts }: { carts: Buyer['carts'] }) {
  const text = useMessages(buyersCatalogue).carts
  const format = useFormat()
  return (
    <Records title={text.title} none={text.none}>
      {carts.map(({ cartId, productName, sellerName, state, amountCents, currency, updatedAt }) => (
        <li key={cartId} className="grid gap-1 py-2.5">
          <span className="flex flex-wrap items-center justify-between gap-2">
            <span className="font-medium">{productName}</span>
            <Money cents={amountCents} currency={currency} />
          </span>
          <span className="text-muted text-sm">
            {sellerName} · {text.state[state]} · {format.dateTime(updatedAt)}
          </span>
        </li>
      ))}
    </Records>
  )
}

function Records({ title, none, children }: { title: string; none: string; children: ReactNode[] }) {
  return (
    <Card className="grid gap-2">
      <CardHeader title={title} detail={children.length || undefined} />
      {children.length === 0 ? (
        <p className="text-muted text-sm">{none}</p>
      ) : (
        <ul className="divide-y divide-(--color-border)">{children}</ul>
      )}
    </Card>
  )
}
