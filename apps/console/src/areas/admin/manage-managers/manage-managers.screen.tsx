import { managerStatuses } from '@balcao/domain/vocabulary'
import { Button } from '@balcao/ui/button'
import { ArrowRightLeft, UserPlus, Users } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ListPage } from '#kit/list/list-page.tsx'
import { useList } from '#kit/list/use-list.ts'
import { useNow } from '#kit/use-today.ts'
import { manageManagersCatalogue } from './catalogue.ts'
import { managerColumns } from './manager-columns.tsx'
import { useManagerActions } from './use-manager-actions.tsx'

const InviteDrawer = lazy(async () => ({ default: (await import('./invite-drawer.tsx')).InviteDrawer }))
const MoveDrawer = lazy(async () => ({ default: (await import('./move-drawer.tsx')).MoveDrawer }))
const ManagerDrawer = lazy(async () => ({ default: (await import('./manager-drawer.tsx')).ManagerDrawer }))

export function ManageManagersScreen() {
  const text = useMessages(manageManagersCatalogue)
  const format = useFormat()
  const now = useNow()
  const [asked, setAsked] = useState<'invite' | 'move' | null>(null)
  const { actionsFor, dialog } = useManagerActions()
  const invite = (
    <Button variant="primary" icon={<UserPlus />} onClick={() => setAsked('invite')}>
      {text.invite}
    </Button>
  )
  const list = useList({
    id: 'manage-managers',
    label: text.title,
    columns: useMemo(() => managerColumns({ text, format, now }), [text, format, now]),
    filters: {
      status: {
        kind: 'one',
        label: text.column.status,
        options: managerStatuses.map((status) => ({ value: status, label: text.statuses[status] })),
      },
    },
    quickFilter: 'status',
    searchLabel: text.search,
    query: ({ search, filters, cursor, limit }) =>
      api.admin.managerReports.list.queryOptions({ search, ...filters, cursor, limit }),
    rowId: ({ id }) => id,
    rowLabel: ({ name }) => name,
    rowActions: actionsFor,
    drawer: (drawer) => (
      <Suspense>
        <ManagerDrawer {...drawer} />
      </Suspense>
    ),
    empty: { icon: <Users />, title: text.empty.title, description: text.empty.text, action: invite },
  })
  return (
    <>
      <ListPage
        title={text.title}
        purpose={text.purpose}
        list={list}
        actions={
          <>
            <Button icon={<ArrowRightLeft />} onClick={() => setAsked('move')}>
              {text.move}
            </Button>
            {invite}
          </>
        }
      />
      <Suspense>
        {asked === 'invite' && <InviteDrawer onClose={() => setAsked(null)} />}
        {asked === 'move' && <MoveDrawer sellerIds={[]} onClose={() => setAsked(null)} />}
      </Suspense>
      {dialog}
    </>
  )
}
