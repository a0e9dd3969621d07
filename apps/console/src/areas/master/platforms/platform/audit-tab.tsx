import { ScrollText } from 'lucide-react'
import { useMemo } from 'react'
import { api } from '#api/client.ts'
import { Moment } from '#areas/master/common/moment.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import { ListView } from '#kit/list/list-view.tsx'
import { useList } from '#kit/list/use-list.ts'
import type { AuditEntry } from './audit-entry.ts'
import { platformCatalogue } from './catalogue.ts'
import type { PlatformMessages } from './messages/pt-br.ts'

/** Audit trail of the platform. */
export function AuditTab({ platformId }: { platformId: string }) {
  const { audit: text } = useMessages(platformCatalogue)
  const format = useFormat()
  const list = useList({
    key: 'audit',
    id: 'platform-audit',
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
      api.master.platforms.audit.queryOptions({
        platformId,
        ...(filters.only === 'reads' && { isPersonalRead: true }),
        cursor,
        limit,
      }),
    rowId: ({ id }) => id,
    rowLabel: (entry) => `${operationText(text, entry)}, ${format.dateTime(entry.at)}`,
    empty: { icon: <ScrollText />, title: text.empty.title, description: text.empty.text },
  })
  return <ListView list={list} />
}

/** Action in words. */
function operationText(text: PlatformMessages['audit'], { action, subject }: AuditEntry): string {
  const said = text.action[action]
  const about = action === 'personal_data.read' && subject !== null ? text.subject[subject] : undefined
  return about === undefined ? said : `${said}: ${about}`
}

function auditColumns(text: PlatformMessages['audit']): ListColumns<AuditEntry> {
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
