import { sellerNeeds, sellerStages } from '@balcao/domain/people/seller-care'
import { LinkButton } from '@balcao/ui/link-button'
import { Link } from '@tanstack/react-router'
import { Users } from 'lucide-react'
import { lazy, Suspense, useMemo } from 'react'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ListPage } from '#kit/list/list-page.tsx'
import { useList } from '#kit/list/use-list.ts'
import { useNow } from '#kit/use-today.ts'
import { managerUsersCatalogue } from './catalogue.ts'
import { sellerColumns } from './seller-columns.tsx'

const SellerDrawer = lazy(async () => ({ default: (await import('./seller-drawer.tsx')).SellerDrawer }))

export function ManagerUsersScreen() {
  const text = useMessages(managerUsersCatalogue)
  const format = useFormat()
  const now = useNow()
  const list = useList({
    id: 'manager-users',
    label: text.title,
    columns: useMemo(() => sellerColumns({ text, format, now }), [text, format, now]),
    filters: {
      stage: {
        kind: 'one',
        label: text.stages,
        allLabel: text.allStages,
        options: sellerStages.map((value) => ({ value, label: text.stage[value] })),
      },
      need: {
        kind: 'one',
        label: text.column.need,
        options: sellerNeeds.map((value) => ({ value, label: text.need[value] })),
      },
    },
    quickFilter: 'stage',
    searchLabel: text.search,
    query: ({ search, filters, cursor, limit }) =>
      api.manager.users.list.queryOptions({ search, ...filters, cursor, limit }),
    rowId: ({ id }) => id,
    rowLabel: ({ name }) => name,
    drawer: (drawer) => (
      <Suspense>
        <SellerDrawer {...drawer} />
      </Suspense>
    ),
    empty: {
      icon: <Users />,
      title: text.empty.title,
      description: text.empty.text,
      action: (
        <LinkButton asChild>
          <Link to="/manager-root/dashboard">{text.empty.action}</Link>
        </LinkButton>
      ),
    },
  })
  return <ListPage title={text.title} purpose={text.purpose} list={list} />
}
