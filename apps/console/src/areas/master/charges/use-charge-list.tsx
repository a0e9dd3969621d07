import { ReceiptText } from 'lucide-react'
import { useMemo } from 'react'
import { api } from '#api/client.ts'
import { masterCatalogue } from '#areas/master/common/catalogue.ts'
import { platformFilter } from '#areas/master/common/platform-filter.ts'
import { writeRowKey } from '#areas/master/common/row-key.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useList } from '#kit/list/use-list.ts'
import { useNow } from '#kit/use-today.ts'
import { masterChargesCatalogue } from './catalogue.ts'
import { firstDayOf } from './charge.ts'
import { chargeColumns } from './charge-columns.tsx'
import { ChargeDrawer } from './charge-drawer.tsx'

const states = ['OPEN', 'OVERDUE', 'PAID', 'CANCELED'] as const

/** The bills of all platforms, or of one. */
export function useChargeList({ ofPlatform }: { ofPlatform?: string } = {}) {
  const text = useMessages(masterChargesCatalogue)
  const master = useMessages(masterCatalogue)
  const format = useFormat()
  const now = useNow()
  return useList({
    id: 'operator-charges',
    ...(ofPlatform !== undefined && { key: 'charges' }),
    label: text.title,
    columns: useMemo(() => chargeColumns({ text, format, now }), [text, format, now]),
    filters: {
      state: {
        kind: 'one',
        label: text.filter,
        allLabel: text.all,
        options: states.map((state) => ({ value: state, label: text.states[state] })),
      },
      ...(ofPlatform === undefined && { platformId: platformFilter(master) }),
    },
    quickFilter: 'state',
    query: ({ filters, cursor, limit }) =>
      api.master.charges.list.queryOptions({
        ...filters,
        ...(ofPlatform !== undefined && { platformId: ofPlatform }),
        cursor,
        limit,
      }),
    rowId: writeRowKey,
    rowLabel: ({ platformName, month }) => text.drawer.title(platformName, format.month(firstDayOf(month))),
    drawer: (drawer) => <ChargeDrawer {...drawer} />,
    empty: { icon: <ReceiptText />, title: text.empty.title, description: text.empty.text },
  })
}
