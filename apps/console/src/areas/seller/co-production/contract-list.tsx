import { coProductionStates } from '@balcao/domain/people/partnerships'
import { Handshake } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ListView } from '#kit/list/list-view.tsx'
import { useList } from '#kit/list/use-list.ts'
import { coProductionCatalogue } from './catalogue.ts'
import { contractColumns } from './contract-columns.tsx'
import { ContractDrawer } from './contract-drawer.tsx'

type ContractListProps = { tab: 'OWNER' | 'CO_PRODUCER' | 'TO_ANSWER'; emptyAction: ReactNode }

export function ContractList({ tab, emptyAction }: ContractListProps) {
  const text = useMessages(coProductionCatalogue)
  const format = useFormat()
  const list = useList({
    id: `co-production-${tab.toLowerCase()}`,
    ...(tab !== 'OWNER' && { key: tab.toLowerCase() }),
    label: text.tabs[tab],
    columns: useMemo(() => contractColumns({ text, format }), [text, format]),
    filters: {
      state: {
        kind: 'one',
        label: text.filter.state,
        options: coProductionStates.map((state) => ({ value: state, label: text.state[state] })),
      },
    },
    query: ({ filters, cursor, limit }) =>
      api.seller.coProduction.list.queryOptions({ tab, ...filters, cursor, limit }),
    rowId: ({ id }) => id,
    rowLabel: ({ productName, partnerName }) => text.rowLabel(productName, partnerName),
    drawer: (drawer) => <ContractDrawer {...drawer} />,
    empty: {
      icon: <Handshake />,
      title: text.empty[tab].title,
      description: text.empty[tab].text,
      action: emptyAction,
    },
  })
  return <ListView list={list} />
}
