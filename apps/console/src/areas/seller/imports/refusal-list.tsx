import { LinkButton } from '@balcao/ui/link-button'
import { Download, ListChecks } from 'lucide-react'
import { useMemo } from 'react'
import { api } from '#api/client.ts'
import { useLocale } from '#i18n/locale.tsx'
import { useMessages } from '#i18n/use-messages.ts'
import { exportHref } from '#kit/list/export-href.ts'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import { ListView } from '#kit/list/list-view.tsx'
import { useList } from '#kit/list/use-list.ts'
import { importsCatalogue } from './catalogue.ts'
import type { Import, Refusal } from './import.ts'
import type { ImportsMessages } from './messages/pt-br.ts'

/** Rows of the file that are not imported, each with the reason. */
export function RefusalList({ shown: { id: importId } }: { shown: Import }) {
  const text = useMessages(importsCatalogue)
  const { locale } = useLocale()
  const list = useList({
    key: 'refusals',
    id: 'import-refusals',
    label: text.refusals.title,
    columns: useMemo(() => refusalColumns(text), [text]),
    defaultSort: { by: 'line', direction: 'asc' },
    query: ({ sort, cursor, limit }) =>
      api.seller.imports.refusals.queryOptions({ importId, sort, cursor, limit }),
    rowId: ({ id }) => id,
    rowLabel: ({ line }) => text.refusals.rowLabel(line),
    empty: { icon: <ListChecks />, title: text.refusals.empty },
  })
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-semibold text-base">{text.refusals.title}</h2>
        <LinkButton asChild size="small" icon={<Download />}>
          <a href={exportHref('import-refusals', { importId }, locale)} download>
            {text.refusals.download}
          </a>
        </LinkButton>
      </div>
      <ListView list={list} />
    </section>
  )
}

function refusalColumns({
  refusals: text,
  field,
  reason,
}: ImportsMessages): ListColumns<Refusal, never, 'line'> {
  return [
    {
      id: 'line',
      header: text.line,
      sortBy: 'line',
      cell: ({ line }) => <span className="tabular-nums">{line}</span>,
    },
    {
      id: 'field',
      header: text.field,
      card: 'subtitle',
      cell: (row) => (row.field === null ? '—' : field[row.field]),
    },
    { id: 'reason', header: text.reason, card: 'detail', cell: (row) => reason[row.reason] },
  ]
}
