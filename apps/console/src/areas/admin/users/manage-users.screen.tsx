import { Eye, HandCoins, LogOut, Users } from 'lucide-react'
import { lazy, Suspense, useMemo } from 'react'
import { api } from '#api/client.ts'
import { useLocale } from '#i18n/locale.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { exportHref } from '#kit/list/export-href.ts'
import type { BulkAction } from '#kit/list/list-declaration.ts'
import { ListPage } from '#kit/list/list-page.tsx'
import { useEachRow } from '#kit/list/use-each-row.ts'
import { useList } from '#kit/list/use-list.ts'
import { useNow } from '#kit/use-today.ts'
import { useCan } from '#session/use-can.ts'
import { usersCatalogue } from './catalogue.ts'
import { sellerColumns } from './seller-columns.tsx'

const SellerDrawer = lazy(async () => ({ default: (await import('./seller-drawer.tsx')).SellerDrawer }))

const standings = ['ACTIVE', 'REVIEW', 'RESTRICTED', 'OFFBOARDING', 'BLOCKED'] as const
const personKinds = ['PF', 'MEI', 'PJ'] as const
const papers = ['IN_REVIEW', 'REFUSED', 'NONE'] as const

export function ManageUsersScreen() {
  const text = useMessages(usersCatalogue)
  const format = useFormat()
  const { locale } = useLocale()
  const now = useNow()
  const mayExport = useCan('isExportUsersAvailable')
  const list = useList({
    id: 'manage-users',
    label: text.title,
    columns: useMemo(() => sellerColumns({ text, format, now }), [text, format, now]),
    filters: {
      standing: {
        kind: 'one',
        label: text.column.standing,
        allLabel: text.filter.all,
        options: standings.map((value) => ({ value, label: text.standings[value] })),
      },
      personKind: {
        kind: 'one',
        label: text.column.kind,
        options: personKinds.map((value) => ({ value, label: value })),
      },
      papers: {
        kind: 'one',
        label: text.column.papers,
        options: papers.map((value) => ({ value, label: text.filter.papers[value] })),
      },
      unblock: {
        kind: 'one',
        label: text.filter.unblock,
        options: [{ value: 'ASKED', label: text.filter.unblocks.ASKED }],
      },
      managerId: {
        kind: 'lookup',
        label: text.column.manager,
        lookUp: api.admin.users.managers.queryOptions,
      },
    },
    quickFilter: 'standing',
    searchLabel: text.search,
    query: ({ search, filters, sort, cursor, limit }) =>
      api.admin.users.list.queryOptions({ search, ...filters, sort, cursor, limit }),
    totalsQuery: ({ search, filters }) => api.admin.users.count.queryOptions({ search, ...filters }),
    countOf: ({ count }) => count,
    exportHref: mayExport
      ? ({ search, filters }) => exportHref('sellers', { search, ...filters }, locale)
      : undefined,
    rowId: ({ id }) => id,
    rowLabel: ({ name }) => name,
    bulkActions: useSellerBulk(),
    drawer: (drawer) => (
      <Suspense>
        <SellerDrawer {...drawer} />
      </Suspense>
    ),
    empty: { icon: <Users />, title: text.empty.title, description: text.empty.text },
  })
  return <ListPage title={text.title} purpose={text.purpose} list={list} />
}

/** Actions on several sellers at once; each has its own outcome. */
function useSellerBulk(): BulkAction[] {
  const text = useMessages(usersCatalogue)
  const mayChange = useCan('isUserAdvancedOptionsAvailable')
  const shared = { proven: true, invalidates: [api.admin.users] }
  const blockCashout = useEachRow(api.admin.users.setCashout, {
    ...shared,
    toInput: (userId, { reason }) => ({ userId, isBlocked: true, reason }),
  })
  const review = useEachRow(api.admin.users.moveStanding, {
    ...shared,
    toInput: (userId, { reason }) => ({ userId, to: 'REVIEW' as const, reason }),
  })
  const endSessions = useEachRow(api.admin.users.endSessions, {
    ...shared,
    toInput: (userId, { reason }) => ({ userId, reason }),
  })
  if (!mayChange) return []
  const reason = { isRequired: true, help: text.reasonHelp }
  const { bulk } = text
  return [
    {
      id: 'blockCashout',
      label: bulk.blockCashout,
      icon: <HandCoins />,
      isDangerous: true,
      confirm: (count) => ({ title: bulk.blockCashoutTitle(count), text: bulk.blockCashoutText, reason }),
      run: blockCashout,
    },
    {
      id: 'review',
      label: bulk.review,
      icon: <Eye />,
      confirm: (count) => ({ title: bulk.reviewTitle(count), text: bulk.reviewText, reason }),
      run: review,
    },
    {
      id: 'endSessions',
      label: bulk.endSessions,
      icon: <LogOut />,
      confirm: (count) => ({ title: bulk.endSessionsTitle(count), text: bulk.endSessionsText, reason }),
      run: endSessions,
    },
  ]
}
