import { Card } from '@balcao/ui/card'
import { RotateCcw } from 'lucide-react'
import { api } from '#api/client.ts'
import { buyingCatalogue } from '#features/buying/catalogue.ts'
import { RequestProgress } from '#features/buying/request-progress.tsx'
import type { RefundRequestRow } from '#features/buying/request-steps.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ListView } from '#kit/list/list-view.tsx'
import { useList } from '#kit/list/use-list.ts'
import { Money } from '#kit/money.tsx'
import { CardGrid } from './card-grid.tsx'
import { purchasesCatalogue } from './catalogue.ts'
import { useNameColumn } from './use-name-column.ts'

/** Refund requests and their progress. */
export function RefundsTab() {
  const { refunds: text, tabs } = useMessages(purchasesCatalogue)
  const { request: words } = useMessages(buyingCatalogue)
  const list = useList({
    key: 'refunds',
    id: 'my-refunds',
    label: tabs.refunds,
    columns: useNameColumn<RefundRequestRow>(tabs.refunds),
    query: ({ cursor, limit }) => api.customer.refunds.list.queryOptions({ cursor, limit }),
    rowId: ({ requestId }) => requestId,
    rowLabel: ({ protocol }) => words.protocol(protocol),
    empty: { icon: <RotateCcw />, title: text.empty.title, description: text.empty.text },
  })
  return (
    <ListView
      list={list}
      fewRows={6}
      renderRows={(rows) => (
        <CardGrid label={tabs.refunds} rows={rows} keyOf={({ requestId }) => requestId}>
          {(request) => (
            <Card className="grid gap-4">
              <header className="grid gap-0.5">
                <h2 className="font-semibold">{request.productName}</h2>
                <p className="text-muted text-sm">{words.protocol(request.protocol)}</p>
                <p className="mt-1 flex justify-between gap-3 text-sm">
                  <span className="text-muted">{request.state === 'DONE' ? text.returned : text.asked}</span>
                  <span className="font-semibold">
                    <Money cents={request.refundedCents ?? request.amountCents} currency={request.currency} />
                  </span>
                </p>
              </header>
              <RequestProgress request={request} />
            </Card>
          )}
        </CardGrid>
      )}
    />
  )
}
