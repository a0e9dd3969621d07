import { StatusBadge } from '@balcao/ui/status-badge'
import { FileUp } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { api } from '#api/client.ts'
import { type Format, useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import { ListView } from '#kit/list/list-view.tsx'
import { useList } from '#kit/list/use-list.ts'
import { importsCatalogue } from './catalogue.ts'
import { type ImportRow, isAtWork, stateTones, workRefreshMs } from './import.ts'
import type { ImportsMessages } from './messages/pt-br.ts'

export function FilesTab({ create }: { create: ReactNode }) {
  const text = useMessages(importsCatalogue)
  const format = useFormat()
  const list = useList({
    id: 'imports',
    label: text.title,
    columns: useMemo(() => importColumns(text, format), [text, format]),
    defaultSort: { by: 'createdAt', direction: 'desc' },
    query: ({ sort, cursor, limit }) => ({
      ...api.seller.imports.list.queryOptions({ sort, cursor, limit }),
      askAgainAfter: ({ rows }) => rows.some(isAtWork) && workRefreshMs,
    }),
    rowId: ({ id }) => id,
    rowLabel: ({ fileName }) => text.list.rowLabel(fileName),
    rowAddress: ({ id }) => `/platform/imports/${id}`,
    empty: { icon: <FileUp />, title: text.list.empty, description: text.list.emptyText, action: create },
  })
  return <ListView list={list} />
}

function importColumns(text: ImportsMessages, format: Format): ListColumns<ImportRow, never, 'createdAt'> {
  return [
    {
      id: 'file',
      header: text.list.file,
      cell: ({ fileName }) => <span className="block max-w-72 truncate">{fileName}</span>,
    },
    {
      id: 'what',
      header: text.list.what,
      card: 'subtitle',
      cell: ({ subject }) => text.subject[subject],
    },
    {
      id: 'source',
      header: text.list.source,
      isForWideOnly: true,
      card: 'none',
      cell: ({ source }) => text.source[source],
    },
    {
      id: 'state',
      header: text.list.state,
      card: 'badge',
      cell: ({ state }) => <StatusBadge tone={stateTones[state]}>{text.state[state]}</StatusBadge>,
    },
    {
      id: 'rows',
      header: text.list.rows,
      align: 'end',
      card: 'amount',
      cell: ({ createdCount }) => <span className="tabular-nums">{format.integer(createdCount)}</span>,
    },
    {
      id: 'created',
      header: text.list.created,
      sortBy: 'createdAt',
      card: 'detail',
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className="whitespace-nowrap tabular-nums">
          {format.dateTime(createdAt)}
        </time>
      ),
    },
  ]
}
