import type { ShipmentState } from '@balcao/domain/delivery/shipments'
import type { Tone } from '@balcao/ui/badge'
import { Card } from '@balcao/ui/card'
import { CopyButton } from '@balcao/ui/copy-button'
import { LinkButton } from '@balcao/ui/link-button'
import { StatusBadge } from '@balcao/ui/status-badge'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { Package, Truck } from 'lucide-react'
import { api } from '#api/client.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ListView } from '#kit/list/list-view.tsx'
import { useList } from '#kit/list/use-list.ts'
import { CardGrid } from './card-grid.tsx'
import { purchasesCatalogue } from './catalogue.ts'
import { useNameColumn } from './use-name-column.ts'

type Parcel = inferOutput<typeof api.customer.shipments.list>['rows'][number]

const tones: Record<ShipmentState, Tone> = {
  TO_SHIP: 'pending',
  POSTED: 'info',
  DELIVERED: 'positive',
  LOST: 'negative',
  RETURNED: 'returned',
  CANCELED: 'neutral',
}

/** Parcels, with their tracking code and link. */
export function DeliveriesTab() {
  const { deliveries: text, tabs, rowLabel } = useMessages(purchasesCatalogue)
  const core = useMessages(coreCatalogue)
  const format = useFormat()
  const list = useList({
    key: 'deliveries',
    id: 'my-deliveries',
    label: tabs.deliveries,
    columns: useNameColumn<Parcel>(tabs.deliveries),
    query: ({ cursor, limit }) => api.customer.shipments.list.queryOptions({ cursor, limit }),
    rowId: ({ id }) => id,
    rowLabel: ({ productName, orderCode }) => rowLabel(productName, orderCode),
    empty: { icon: <Package />, title: text.empty.title, description: text.empty.text },
  })
  return (
    <ListView
      list={list}
      fewRows={6}
      renderRows={(rows) => (
        <CardGrid label={tabs.deliveries} rows={rows} keyOf={({ id }) => id}>
          {(parcel) => (
            <Card className="grid gap-3">
              <header>
                <h2 className="font-semibold">{parcel.productName}</h2>
                <p className="text-muted text-sm">{parcel.sellerName}</p>
              </header>
              <StatusBadge
                tone={tones[parcel.state]}
                {...(parcel.state === 'POSTED' && { icon: <Truck strokeWidth={2.5} /> })}
              >
                {text.state[parcel.state]}
              </StatusBadge>
              <ul className="grid gap-0.5 text-muted text-sm">
                <li>{text.bought(format.date(parcel.createdAt))}</li>
                {parcel.postedAt && <li>{text.posted(format.date(parcel.postedAt))}</li>}
                {parcel.endedAt && <li>{text.ended(format.date(parcel.endedAt))}</li>}
              </ul>
              {parcel.trackingCode && (
                <p className="flex min-w-0 items-center gap-2 rounded-control bg-sunken px-3 py-2 text-sm">
                  <span className="min-w-0 flex-1 break-all tabular-nums">
                    {parcel.carrier ? `${parcel.carrier} · ` : ''}
                    {parcel.trackingCode}
                  </span>
                  <CopyButton
                    text={parcel.trackingCode}
                    label={text.copyCode}
                    isIconOnly
                    copiedLabel={core.action.copied}
                  />
                </p>
              )}
              {parcel.trackingUrl && (
                <LinkButton href={parcel.trackingUrl} target="_blank" rel="noreferrer" icon={<Truck />}>
                  {text.track}
                </LinkButton>
              )}
            </Card>
          )}
        </CardGrid>
      )}
    />
  )
}
