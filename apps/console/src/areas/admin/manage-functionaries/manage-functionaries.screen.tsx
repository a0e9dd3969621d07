import { staffStatuses } from '@balcao/domain/vocabulary'
import { Button } from '@balcao/ui/button'
import { IdCard, LogOut, UserPlus } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ListPage } from '#kit/list/list-page.tsx'
import { useEachRow } from '#kit/list/use-each-row.ts'
import { useList } from '#kit/list/use-list.ts'
import { useNow } from '#kit/use-today.ts'
import { useSession } from '#session/session.ts'
import { manageFunctionariesCatalogue } from './catalogue.ts'
import { staffColumns } from './staff-columns.tsx'
import { useStaffActions } from './use-staff-actions.tsx'

// Loaded on demand, so that the list does not wait for the forms' code.
const InviteDrawer = lazy(async () => ({ default: (await import('./invite-drawer.tsx')).InviteDrawer }))
const StaffDrawer = lazy(async () => ({ default: (await import('./staff-drawer.tsx')).StaffDrawer }))

export function ManageFunctionariesScreen() {
  const text = useMessages(manageFunctionariesCatalogue)
  const format = useFormat()
  const now = useNow()
  const { user } = useSession()
  const [isInviting, setIsInviting] = useState(false)
  const { actionsFor, dialog } = useStaffActions()
  const endSessions = useEachRow(api.admin.staff.endSessions, {
    toInput: (userId) => ({ userId }),
    invalidates: [api.admin.staff],
  })
  const invite = (
    <Button variant="primary" icon={<UserPlus />} onClick={() => setIsInviting(true)}>
      {text.invite}
    </Button>
  )
  const list = useList({
    id: 'manage-functionaries',
    label: text.title,
    columns: useMemo(() => staffColumns({ text, format, now, myId: user.id }), [text, format, now, user.id]),
    filters: {
      status: {
        kind: 'one',
        label: text.column.status,
        options: staffStatuses.map((status) => ({ value: status, label: text.statuses[status] })),
      },
    },
    quickFilter: 'status',
    searchLabel: text.search,
    query: ({ search, filters, cursor, limit }) =>
      api.admin.staff.list.queryOptions({ search, ...filters, cursor, limit }),
    rowId: (row) => row.id,
    // Same text as the row's link: people who use voice control must be understood.
    rowLabel: (row) => (row.id === user.id ? `${row.name} ${text.you}` : row.name),
    rowActions: (row) => actionsFor(row).filter(({ lock }) => lock === null),
    bulkActions: [
      {
        id: 'endSessions',
        label: text.operation.endSessions.label,
        icon: <LogOut />,
        confirm: (count) => ({ title: text.bulkEndSessions(count), text: text.bulkEndSessionsText }),
        run: endSessions,
      },
    ],
    drawer: (drawer) => (
      <Suspense>
        <StaffDrawer {...drawer} />
      </Suspense>
    ),
    empty: { icon: <IdCard />, title: text.empty.title, description: text.empty.text, action: invite },
  })
  return (
    <>
      <ListPage title={text.title} purpose={text.purpose} list={list} actions={invite} />
      <Suspense>{isInviting && <InviteDrawer onClose={() => setIsInviting(false)} />}</Suspense>
      {dialog}
    </>
  )
}
