import { useQuery } from '@tanstack/react-query'
import { Clock } from 'lucide-react'
import { useMemo } from 'react'
import { api } from '#api/client.ts'
import { useLocale } from '#i18n/locale.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { exportHref } from '#kit/list/export-href.ts'
import { ListPage } from '#kit/list/list-page.tsx'
import { useList } from '#kit/list/use-list.ts'
import { useNow } from '#kit/use-today.ts'
import { useCan } from '#session/use-can.ts'
import { lastLoginsCatalogue } from './catalogue.ts'
import { lastLoginColumns } from './last-login-columns.tsx'
import { WeeksCard } from './weeks-card.tsx'

const segments = ['ACTIVE', 'SLEEPING', 'AT_RISK', 'LOST', 'NEVER', 'NEW_UNSOLD'] as const

/** Inactive sellers. A row leads to the seller's page with its actions. */
export function SellerLastLoginScreen() {
  const text = useMessages(lastLoginsCatalogue)
  const format = useFormat()
  const now = useNow()
  const { locale } = useLocale()
  const mayExport = useCan('isExportUsersAvailable')
  const weeks = useQuery(api.admin.users.loginWeeks.queryOptions())
  const list = useList({
    id: 'seller-last-login',
    label: text.title,
    columns: useMemo(() => lastLoginColumns({ text, format, now }), [text, format, now]),
    filters: {
      segment: {
        kind: 'one',
        label: text.segmentLabel,
        allLabel: text.all,
        options: segments.map((value) => ({ value, label: text.segment[value] })),
      },
    },
    quickFilter: 'segment',
    quickCountsQuery: () => api.admin.users.countLastLogins.queryOptions(),
    searchLabel: text.search,
    defaultSort: { by: 'enteredAt', direction: 'asc' },
    query: ({ search, filters, sort, cursor, limit }) =>
      api.admin.users.lastLogins.queryOptions({ search, ...filters, sort, cursor, limit }),
    exportHref: mayExport
      ? ({ search, filters }) => exportHref('last-logins', { search, ...filters }, locale)
      : undefined,
    rowId: ({ id }) => id,
    rowLabel: ({ name }) => name,
    rowAddress: ({ id }) => `/admin-root/manage-users?open=${id}`,
    empty: { icon: <Clock />, title: text.empty.title, description: text.empty.text },
  })
  return (
    <ListPage
      title={text.title}
      purpose={text.purpose}
      list={list}
      summary={
        <div className="grid gap-3">
          {weeks.data && <WeeksCard weeks={weeks.data} />}
          <p className="text-muted text-sm">{text.segments}</p>
        </div>
      }
    />
  )
}
