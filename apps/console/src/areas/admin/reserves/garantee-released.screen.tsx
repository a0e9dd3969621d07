import { CalendarPlus, HandCoins, PiggyBank } from 'lucide-react'
import { useMemo, useState } from 'react'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ListPage } from '#kit/list/list-page.tsx'
import { useList } from '#kit/list/use-list.ts'
import { reservesCatalogue } from './catalogue.ts'
import { ExtendDialog } from './extend-dialog.tsx'
import { ProposeReleaseDialog } from './propose-release-dialog.tsx'
import { isWaiting, otherStandings, type ReserveRow } from './reserve.ts'
import { reserveColumns } from './reserve-columns.tsx'
import { ReserveTiles } from './reserve-tiles.tsx'
import { useProposeReleases } from './use-propose-releases.ts'

/** Every reserve kept for refunds and disputes, and its outcome. */
export function GaranteeReleasedScreen() {
  const text = useMessages(reservesCatalogue)
  const format = useFormat()
  const [asked, setAsked] = useState<{ operation: 'release' | 'extend'; reserve: ReserveRow } | null>(null)
  const proposeReleases = useProposeReleases()
  const list = useList({
    id: 'reserves',
    label: text.title,
    columns: useMemo(() => reserveColumns({ text, format }), [text, format]),
    filters: {
      standing: {
        kind: 'one',
        label: text.filter.standing,
        allLabel: text.standings.RETAINED,
        options: otherStandings.map((standing) => ({
          value: standing,
          label: standing === 'EVERY' ? text.filter.all : text.standings[standing],
        })),
      },
      sellerId: {
        kind: 'lookup',
        label: text.filter.seller,
        allLabel: text.filter.allSellers,
        lookUp: (asked) => api.admin.reserves.sellers.queryOptions(asked),
      },
    },
    quickFilter: 'standing',
    searchLabel: text.search,
    defaultSort: { by: 'releaseAt', direction: 'asc' },
    query: ({ search, filters: { standing, sellerId }, sort, cursor, limit }) =>
      api.admin.reserves.list.queryOptions({
        search,
        sellerId,
        standing: standing === 'EVERY' ? undefined : (standing ?? 'RETAINED'),
        sort,
        cursor,
        limit,
      }),
    rowId: (row) => row.id,
    rowLabel: ({ person, orderCode }) => text.rowLabel(person.name, orderCode),
    rowActions: (reserve) =>
      isWaiting(reserve)
        ? [
            {
              id: 'release',
              label: text.release.label,
              icon: <HandCoins />,
              onRun: () => setAsked({ operation: 'release', reserve }),
            },
            {
              id: 'extend',
              label: text.extend.label,
              icon: <CalendarPlus />,
              onRun: () => setAsked({ operation: 'extend', reserve }),
            },
          ]
        : [],
    bulkActions: [
      {
        id: 'release',
        label: text.release.label,
        icon: <HandCoins />,
        confirm: (count) => ({
          title: text.release.bulkTitle(count),
          text: text.release.bulkText,
          reason: { isRequired: true, help: text.release.help },
        }),
        run: proposeReleases,
      },
    ],
    empty: { icon: <PiggyBank />, title: text.empty.title, description: text.empty.text },
  })
  const close = () => setAsked(null)
  return (
    <>
      <ListPage title={text.title} purpose={text.purpose} list={list} summary={<ReserveTiles />} />
      {asked?.operation === 'release' && <ProposeReleaseDialog reserve={asked.reserve} onClose={close} />}
      {asked?.operation === 'extend' && <ExtendDialog reserve={asked.reserve} onClose={close} />}
    </>
  )
}
