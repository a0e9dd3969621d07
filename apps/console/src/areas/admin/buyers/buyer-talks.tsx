import { Card, CardHeader } from '@balcao/ui/card'
import { joinClasses } from '@balcao/ui/join-classes'
import { Link } from '@tanstack/react-router'
import { RequestBadge } from '#features/refunds/refund-badges.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Money } from '#kit/money.tsx'
import type { Buyer } from './buyer.ts'
import { buyersCatalogue } from './catalogue.ts'

/** Requests of the buyer and their messages; they are answered on the refunds screen. */
export function BuyerTalks({ requests, purchases }: Pick<Buyer, 'requests' | 'purchases'>) {
  const text = useMessages(buyersCatalogue).talks
  const format = useFormat()
  return (
    <Card className="grid grid-cols-1 gap-3">
      <CardHeader title={text.title} detail={requests.length || undefined} />
      {requests.length === 0 && <p className="text-muted text-sm">{text.none}</p>}
      {requests.map(({ requestId, paymentId, protocol, state, amountCents, reason, createdAt, messages }) => {
        const sale = purchases.find((sold) => sold.paymentId === paymentId)
        return (
          <section
            key={requestId}
            className="grid grid-cols-1 gap-3 rounded-control border border-default p-3"
          >
            <header className="flex flex-wrap items-center justify-between gap-2">
              <span className="grid">
                <span className="font-medium">{sale?.productName}</span>
                <span className="text-muted text-sm">
                  {text.protocol(protocol)} · {format.dateTime(createdAt)} ·{' '}
                  <Money cents={amountCents} currency={sale?.currency ?? 'BRL'} />
                </span>
              </span>
              <RequestBadge state={state} viewer="PLATFORM" />
            </header>
            {reason !== '' && <p>{reason}</p>}
            <ol className="grid grid-cols-1 gap-2">
              {messages.map(({ id, author, body, at }) => (
                <li
                  key={id}
                  className={joinClasses(
                    'grid max-w-[85%] gap-1 rounded-card border border-default px-3 py-2',
                    author === 'BUYER' ? 'justify-self-start bg-surface' : 'justify-self-end bg-sunken',
                  )}
                >
                  <p className="text-muted text-sm">
                    {text.author[author]} · {format.dateTime(at)}
                  </p>
                  <p className="wrap-anywhere whitespace-pre-line">{body}</p>
                </li>
              ))}
            </ol>
            <Link
              to="/admin-root/refunds"
              search={{ open: requestId } as never}
              className="justify-self-start text-primary text-sm hover:underline"
            >
              {text.open}
            </Link>
          </section>
        )
      })}
    </Card>
  )
}
