import { LinkButton } from '@balcao/ui/link-button'
import { Link } from '@tanstack/react-router'
import { ShoppingBag } from 'lucide-react'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ListView } from '#kit/list/list-view.tsx'
import { useList } from '#kit/list/use-list.ts'
import { useHasDock } from '#kit/use-media.ts'
import { CardGrid } from './card-grid.tsx'
import { purchasesCatalogue } from './catalogue.ts'
import { type Purchase, PurchaseCard } from './purchase-card.tsx'
import { PurchasePanes } from './purchase-panes.tsx'
import { useNameColumn } from './use-name-column.ts'

export function PurchasesTab() {
  const text = useMessages(purchasesCatalogue)
  const hasPanes = useHasDock()
  const list = useList({
    id: 'my-purchases',
    label: text.title,
    columns: useNameColumn<Purchase>(text.tabs.purchases),
    searchLabel: text.search,
    pageSize: 24,
    query: ({ search, cursor, limit }) => api.customer.purchases.list.queryOptions({ search, cursor, limit }),
    rowId: ({ paymentId }) => paymentId,
    rowLabel: ({ productName, orderCode }) => text.rowLabel(productName, orderCode),
    empty: {
      icon: <ShoppingBag />,
      title: text.empty.title,
      description: text.empty.text,
      action: (
        <LinkButton asChild>
          <Link to="/request-refund" search={{ find: 'again' }}>
            {text.empty.action}
          </Link>
        </LinkButton>
      ),
    },
  })
  return (
    <div className="grid gap-6">
      <ListView
        list={list}
        fewRows={6}
        renderRows={(rows) =>
          hasPanes && rows.length > 1 ? (
            <PurchasePanes purchases={rows} />
          ) : (
            <CardGrid label={text.title} rows={rows} keyOf={({ paymentId }) => paymentId}>
              {(purchase) => <PurchaseCard purchase={purchase} />}
            </CardGrid>
          )
        }
      />
      <p className="text-center text-muted text-sm">
        {text.unknown}{' '}
        <Link
          to="/request-refund"
          search={{ find: 'charge' }}
          className="font-medium text-primary underline-offset-2 hover:underline"
        >
          {text.unknownAction}
        </Link>
      </p>
    </div>
  )
}
