import { StatusBadge } from '@balcao/ui/status-badge'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { Store } from 'lucide-react'
import { useMemo } from 'react'
import { api } from '#api/client.ts'
import { type Format, useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import { ListView } from '#kit/list/list-view.tsx'
import { useList } from '#kit/list/use-list.ts'
import { platformCatalogue } from './catalogue.ts'
import type { PlatformMessages } from './messages/pt-br.ts'

type Seller = inferOutput<typeof api.master.platforms.sellers>['rows'][number]

export function SellersTab({ platformId }: { platformId: string }) {
  const { sellers: text } = useMessages(platformCatalogue)
  const format = useFormat()
  const list = useList({
    key: 'sellers',
    id: 'platform-sellers',
    label: text.label,
    columns: useMemo(() => sellerColumns(text, format), [text, format]),
    searchLabel: text.search,
    query: ({ search, cursor, limit }) =>
      api.master.platforms.sellers.queryOptions({ platformId, search, cursor, limit }),
    rowId: ({ id }) => id,
    rowLabel: ({ name }) => name,
    empty: { icon: <Store />, title: text.empty.title, description: text.empty.text },
  })
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-muted text-sm">{text.traced}</p>
      <ListView list={list} />
    </div>
  )
}

function sellerColumns(text: PlatformMessages['sellers'], format: Format): ListColumns<Seller> {
  const { column } = text
  return [
    {
      id: 'name',
      header: column.name,
      cell: ({ name }) => <span className="whitespace-nowrap">{name}</span>,
    },
    { id: 'email', header: column.email, card: 'subtitle', cell: ({ email }) => email },
    {
      id: 'status',
      header: column.status,
      card: 'badge',
      cell: ({ status, blockedCashout }) => (
        <StatusBadge
          tone={status === 'ACTIVE' ? 'positive' : 'negative'}
          {...(blockedCashout && { detail: text.cashoutBlocked })}
        >
          {status === 'ACTIVE' ? text.active : text.blocked}
        </StatusBadge>
      ),
    },
    {
      id: 'since',
      header: column.since,
      card: 'none',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{format.date(createdAt)}</time>,
    },
  ]
}
