import { CopyButton } from '@balcao/ui/copy-button'
import { CalendarCheck, Download } from 'lucide-react'
import { useMemo } from 'react'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { type Format, useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import { ListView } from '#kit/list/list-view.tsx'
import { useList } from '#kit/list/use-list.ts'
import { Moment } from '#kit/moment.tsx'
import { auditCatalogue } from './catalogue.ts'
import type { AuditMessages } from './messages/pt-br.ts'
import { trailHref } from './trail-href.ts'
import type { AuditDay, Trail } from './trails.ts'

/** The closed days of the trail, each with its hash. */
export function DaysTab({ trail }: { trail: Trail }) {
  const text = useMessages(auditCatalogue)
  const { action } = useMessages(coreCatalogue)
  const format = useFormat()
  const list = useList({
    key: 'days',
    id: 'audit-days',
    label: text.tabs.days,
    columns: useMemo(
      () => dayColumns({ text, format, copied: action.copied }),
      [text, format, action.copied],
    ),
    query: ({ cursor, limit }) => trail.days({ cursor, limit }),
    rowId: ({ id }) => id,
    rowLabel: ({ day }) => format.date(day),
    rowActions: ({ day }) => [
      {
        id: 'download',
        label: text.download,
        icon: <Download />,
        onRun: () => window.location.assign(trailHref(trail, { fromDay: day, toDay: day })),
      },
    ],
    empty: { icon: <CalendarCheck />, title: text.noDays.title, description: text.noDays.text },
  })
  return (
    <div className="grid gap-4">
      <p className="max-w-prose text-muted text-sm">{text.about}</p>
      <ListView list={list} />
    </div>
  )
}

function dayColumns({
  text,
  format,
  copied,
}: {
  text: AuditMessages
  format: Format
  copied: string
}): ListColumns<AuditDay> {
  const { dayColumn: column } = text
  return [
    { id: 'day', header: column.day, cell: ({ day }) => format.date(day) },
    {
      id: 'hash',
      header: column.hash,
      card: 'subtitle',
      cell: ({ day, hash }) => (
        <span className="flex items-center gap-1">
          <code title={hash} className="text-xs">
            {hash.slice(0, 16)}…
          </code>
          <CopyButton text={hash} label={text.copy(format.date(day))} copiedLabel={copied} isIconOnly />
        </span>
      ),
    },
    {
      id: 'rows',
      header: column.rows,
      align: 'end',
      card: 'amount',
      cell: ({ rowsCount }) => <span className="tabular-nums">{format.integer(rowsCount)}</span>,
    },
    {
      id: 'closed',
      header: column.closed,
      isForWideOnly: true,
      cell: ({ closedAt }) => <Moment at={closedAt} />,
    },
  ]
}
