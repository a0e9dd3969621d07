import { ScrollText } from 'lucide-react'
import { useMemo } from 'react'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { ListAnswer, ListColumns } from '#kit/list/list-declaration.ts'
import { ListView } from '#kit/list/list-view.tsx'
import { useList } from '#kit/list/use-list.ts'
import { Moment } from '#kit/moment.tsx'
import type { QueryOptions } from '#kit/query-options.ts'
import type { AuditEntry } from './audit-entry.ts'
import { auditCatalogue } from './catalogue.ts'
import type { AuditMessages } from './messages/pt-br.ts'

type AuditListProps = {
  /** Key under which the browser stores the list's settings. */
  id: string
  query: (asked: {
    isPersonalRead?: true
    cursor: string | undefined
    limit: number
  }) => QueryOptions<ListAnswer<AuditEntry>>
}

/** Rows of an audit trail. */
export function AuditList({ id: listId, query }: AuditListProps) {
  const text = useMessages(auditCatalogue)
  const format = useFormat()
  const list = useList({
    key: 'audit',
    id: listId,
    label: text.label,
    columns: useMemo(() => auditColumns(text), [text]),
    filters: {
      only: {
        kind: 'one',
        label: text.filter,
        allLabel: text.all,
        options: [{ value: 'reads', label: text.reads }],
      },
    },
    quickFilter: 'only',
    query: ({ filters, cursor, limit }) =>
      query({ ...(filters.only === 'reads' && { isPersonalRead: true }), cursor, limit }),
    rowId: ({ id }) => id,
    rowLabel: (entry) => `${operationText(text, entry)}, ${format.dateTime(entry.at)}`,
    empty: { icon: <ScrollText />, title: text.empty.title, description: text.empty.text },
  })
  return <ListView list={list} />
}

/** Action in words. */
function operationText(text: AuditMessages, { action, subject }: AuditEntry): string {
  const said = text.action[action]
  const about = action === 'personal_data.read' && subject !== null ? text.subject[subject] : undefined
  return about === undefined ? said : `${said}: ${about}`
}

function auditColumns(text: AuditMessages): ListColumns<AuditEntry> {
  const { column } = text
  return [
    {
      id: 'action',
      header: column.action,
      cell: (entry) => operationText(text, entry),
    },
    {
      id: 'by',
      header: column.by,
      card: 'subtitle',
      cell: ({ by, actorName }) => (by === 'PERSON' ? actorName : text.by[by]),
    },
    { id: 'at', header: column.at, cell: ({ at }) => <Moment at={at} /> },
    {
      id: 'reason',
      header: column.reason,
      isForWideOnly: true,
      cell: ({ reason }) =>
        reason === null ? '—' : <span className="block max-w-80 truncate">{reason}</span>,
    },
    { id: 'ip', header: column.ip, isForWideOnly: true, card: 'none', cell: ({ ip }) => ip ?? '—' },
  ]
}
