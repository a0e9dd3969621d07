import { Card } from '@balcao/ui/card'
import { EmptyState } from '@balcao/ui/empty-state'
import { Skeleton } from '@balcao/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ShieldCheck } from 'lucide-react'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Money } from '#kit/money.tsx'
import { QueryStates } from '#kit/query-states.tsx'
import { financialCatalogue } from './catalogue.ts'
import type { Hold } from './financial-data.ts'

/** Each amount that waits for a decision: reason, sale, and deadline. */
export function HoldsTab() {
  const text = useMessages(financialCatalogue).holds
  const query = useQuery(api.seller.wallet.holds.queryOptions())
  return (
    <Card isFlush>
      <QueryStates
        query={query}
        skeleton={<Skeleton className="m-4 h-24" />}
        empty={{
          isEmpty: (holds) => holds.length === 0,
          element: (
            <EmptyState icon={<ShieldCheck />} title={text.empty.title} description={text.empty.text} />
          ),
        }}
      >
        {(holds) => (
          <ul className="divide-y divide-(--color-border)">
            {holds.map((hold) => (
              <HoldRow key={`${hold.paymentId}${hold.reason}`} hold={hold} />
            ))}
          </ul>
        )}
      </QueryStates>
    </Card>
  )
}

function HoldRow({ hold }: { hold: Hold }) {
  const text = useMessages(financialCatalogue).holds
  const format = useFormat()
  const reason = hold.reason ?? 'REVIEW'
  const sale = text.sale(hold.productName, hold.orderCode)
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 p-4 sm:px-5">
      <div className="grid min-w-0 flex-1 basis-64 gap-0.5">
        <p className="font-medium">{text.reason[reason]}</p>
        <p className="text-muted">{text.text[reason]}</p>
        <p className="text-muted text-sm">
          {hold.isOwnSale ? (
            <Link
              to="/platform/my-sales"
              search={{ open: hold.paymentId }}
              className="underline underline-offset-2"
            >
              {sale}
            </Link>
          ) : (
            sale
          )}{' '}
          · {text.soldAt(format.date(hold.soldAt))}
        </p>
      </div>
      <div className="grid justify-items-end gap-0.5">
        <span className="font-semibold">
          <Money cents={hold.amountCents} currency={hold.currency} />
        </span>
        {hold.answerBy !== null && (
          <span className="text-pending text-sm">{text.answerBy(format.dateTime(hold.answerBy))}</span>
        )}
      </div>
    </li>
  )
}
