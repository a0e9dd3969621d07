import { unsentReasons } from '@balcao/domain/checkout/pixels'
import type { PixelTab } from '@balcao/domain/options/pixel-tabs'
import type { Tone } from '@balcao/ui/badge'
import { StatusBadge } from '@balcao/ui/status-badge'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { Radio } from 'lucide-react'
import { useMemo } from 'react'
import { api } from '#api/client.ts'
import { type Format, useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import { ListView } from '#kit/list/list-view.tsx'
import { useList } from '#kit/list/use-list.ts'
import { integrationsCatalogue } from './catalogue.ts'
import type { IntegrationsMessages } from './messages/pt-br.ts'

type Report = inferOutput<typeof api.seller.pixels.reports>['rows'][number]

const tones: Record<Report['state'], Tone> = {
  WAITING: 'pending',
  SENT: 'positive',
  UNSENT: 'neutral',
  DEAD: 'negative',
}
const states = ['WAITING', 'SENT', 'UNSENT', 'DEAD'] as const

/** Events reported by the server to a vendor, with the vendor's answers. */
export function ReportsTab({ vendor }: { vendor: PixelTab }) {
  const text = useMessages(integrationsCatalogue).pixel.report
  const format = useFormat()
  const list = useList({
    id: 'pixel-reports',
    label: text.column.state,
    columns: useMemo(() => reportColumns(text, format), [text, format]),
    filters: {
      state: {
        kind: 'one',
        label: text.filter,
        allLabel: text.allStates,
        options: states.map((state) => ({ value: state, label: text.state[state] })),
      },
    },
    quickFilter: 'state',
    query: ({ filters, cursor, limit }) =>
      api.seller.pixels.reports.queryOptions({ vendor, ...filters, cursor, limit }),
    rowId: ({ id }) => id,
    rowLabel: ({ orderCode }) => text.rowLabel(orderCode),
    empty: { icon: <Radio />, title: text.empty.title, description: text.empty.text },
  })
  return <ListView list={list} />
}

/** The reason for an unsent event in words, or the failure of a report. */
function failureText({ because }: Words, failure: string | null): string | undefined {
  const known = unsentReasons.find((reason) => reason === failure)
  return known ? because[known] : (failure ?? undefined)
}

type Words = IntegrationsMessages['pixel']['report']

function reportColumns(text: Words, format: Format): ListColumns<Report> {
  const { column } = text
  return [
    {
      id: 'order',
      header: column.order,
      cell: ({ orderCode }) => <span className="font-mono text-sm">{orderCode}</span>,
    },
    {
      id: 'product',
      header: column.product,
      cell: ({ productName }) => <span className="block truncate sm:max-w-52">{productName}</span>,
      card: 'subtitle',
    },
    {
      id: 'pixel',
      header: column.pixel,
      isForWideOnly: true,
      cell: ({ pixelId }) => <span className="font-mono text-sm">{pixelId}</span>,
      card: 'none',
    },
    {
      id: 'event',
      header: column.event,
      cell: ({ event }) => text.event[event],
    },
    {
      id: 'when',
      header: column.when,
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className="whitespace-nowrap tabular-nums">
          {format.dateTime(createdAt)}
        </time>
      ),
    },
    {
      id: 'state',
      header: column.state,
      cell: ({ state, lastFailure }) => (
        <StatusBadge tone={tones[state]} detail={failureText(text, lastFailure)}>
          {text.state[state]}
        </StatusBadge>
      ),
      card: 'badge',
    },
    {
      id: 'status',
      header: column.status,
      align: 'end',
      cell: ({ lastStatus }) => <span className="tabular-nums">{lastStatus ?? '—'}</span>,
      card: 'none',
    },
    {
      id: 'tries',
      header: column.tries,
      align: 'end',
      cell: ({ tries }) => <span className="tabular-nums">{format.integer(tries)}</span>,
      card: 'none',
    },
  ]
}
