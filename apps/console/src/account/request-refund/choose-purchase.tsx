import { Skeleton } from '@balcao/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { DoorLayout } from '#account/door-layout.tsx'
import { TextLink } from '#account/text-link.tsx'
import { api } from '#api/client.ts'
import { PurchaseStatusBadge } from '#features/buying/purchase-status-badge.tsx'
import { RefundClock } from '#features/buying/refund-clock.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Money } from '#kit/money.tsx'
import { QueryStates } from '#kit/query-states.tsx'
import { requestRefundCatalogue } from './catalogue.ts'

const shownMax = 50

/** The paid purchases of a verified mailbox. */
export function ChoosePurchase() {
  const { choose: text } = useMessages(requestRefundCatalogue)
  const format = useFormat()
  const purchases = useQuery(api.customer.purchases.list.queryOptions({ limit: shownMax }))
  return (
    <DoorLayout
      title={text.title}
      text={text.text}
      aside={
        <TextLink to="/request-refund" search={{ find: 'order' }}>
          {text.other}
        </TextLink>
      }
    >
      <QueryStates
        query={purchases}
        skeleton={<Skeleton className="h-40" />}
        empty={{
          isEmpty: ({ rows }) => rows.every(({ paidAt }) => paidAt === null),
          element: <p className="text-muted">{text.none}</p>,
        }}
      >
        {({ rows }) => (
          <ul className="-mx-2 grid gap-1">
            {rows
              .filter(({ paidAt }) => paidAt !== null)
              .map(({ paymentId, productName, createdAt, amountCents, currency, standing, refund }) => (
                <li key={paymentId}>
                  <Link
                    to="/request-refund"
                    search={{ payment: paymentId }}
                    className="flex items-center gap-3 rounded-control px-2 py-2.5 hover:bg-hover"
                  >
                    <span className="grid min-w-0 flex-1 gap-1">
                      <span className="font-medium">{productName}</span>
                      <span className="text-muted text-sm">
                        {format.date(createdAt)} · <Money cents={amountCents} currency={currency} />
                      </span>
                      {refund ? <RefundClock {...refund} /> : <PurchaseStatusBadge standing={standing} />}
                    </span>
                    <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
                  </Link>
                </li>
              ))}
          </ul>
        )}
      </QueryStates>
    </DoorLayout>
  )
}
