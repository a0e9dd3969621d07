import { staffStatuses } from '@balcao/domain/vocabulary'
import { IdCard } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { api } from '#api/client.ts'
import { masterCatalogue } from '#areas/master/common/catalogue.ts'
import { platformFilter } from '#areas/master/common/platform-filter.ts'
import { writeRowKey } from '#areas/master/common/row-key.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useList } from '#kit/list/use-list.ts'
import { useNow } from '#kit/use-today.ts'
import { administratorColumns } from './administrator-columns.tsx'
import { administratorsCatalogue } from './catalogue.ts'
import { useAdministratorActions } from './use-administrator-actions.tsx'

/** The staff of all platforms, or of one. */
export function useAdministratorList({ ofPlatform, action }: { ofPlatform?: string; action: ReactNode }) {
  const text = useMessages(administratorsCatalogue)
  const master = useMessages(masterCatalogue)
  const format = useFormat()
  const now = useNow()
  const { actionsFor, dialog } = useAdministratorActions()
  const list = useList({
    id: 'administrators',
    ...(ofPlatform !== undefined && { key: 'administrators' }),
    label: text.title,
    columns: useMemo(() => administratorColumns({ text, format, now }), [text, format, now]),
    filters: {
      status: {
        kind: 'one',
        label: text.column.status,
        options: staffStatuses.map((status) => ({ value: status, label: text.statuses[status] })),
      },
      ...(ofPlatform === undefined && { platformId: platformFilter(master) }),
    },
    quickFilter: 'status',
    query: ({ filters, cursor, limit }) =>
      api.master.administrators.list.queryOptions({
        ...filters,
        ...(ofPlatform !== undefined && { platformId: ofPlatform }),
        cursor,
        limit,
      }),
    rowId: writeRowKey,
    rowLabel: ({ name }) => name,
    rowActions: actionsFor,
    empty: { icon: <IdCard />, title: text.empty.title, description: text.empty.text, action },
  })
  return { list, dialog }
}
