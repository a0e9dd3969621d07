import { Card, CardHeader } from '@balcao/ui/card'
import { Link } from '@tanstack/react-router'
import { CreditCard, MonitorSmartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { readDevice } from '#features/account-security/device-name.ts'
import { DisputeBadge } from '#features/refunds/refund-badges.tsx'
import { subscriptionsCatalogue } from '#features/subscriptions/catalogue.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Money } from '#kit/money.tsx'
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

/** The last digits of the tried cards; the rest is not stored. */
export function BuyerCards({ cards }: { cards: Buyer['cards'] }) {
  const text = useMessages(buyersCatalogue).cards
  const format = useFormat()
  return (
    <Records title={text.title} none={text.none}>
      {cards.map(({ lastFour, tries, declined, lastAt }) => (
        <li key={lastFour} className="flex items-start gap-3 py-2.5">
          <CreditCard aria-hidden="true" className="mt-0.5 size-5 text-muted" />
          <span className="grid">
            <span className="font-medium tabular-nums">{text.card(lastFour)}</span>
            <span className="text-muted text-sm">
              {[text.tries(tries), declined > 0 && text.declined(declined), format.date(lastAt)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
        </li>
      ))}
    </Records>
  )
}

export function BuyerDevices({ devices }: { devices: Buyer['devices'] }) {
  const text = useMessages(buyersCatalogue).devices
  const format = useFormat()
  return (
    <Records title={text.title} none={text.none}>
      {devices.map(({ userAgent, purchases, lastAt }) => {
        const device = readDevice(userAgent)
        return (
          <li key={userAgent} className="flex items-start gap-3 py-2.5">
            <MonitorSmartphone aria-hidden="true" className="mt-0.5 size-5 text-muted" />
            <span className="grid">
              <span className="font-medium">
                {device === null ? text.unknown : `${device.browser}, ${device.system}`}
              </span>
              <span className="text-muted text-sm">
                {text.purchases(purchases)} · {format.date(lastAt)}
              </span>
            </span>
          </li>
        )
      })}
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
