import type { AffiliateTab } from '@balcao/domain/people/partnerships'
import { LinkButton } from '@balcao/ui/link-button'
import { Link } from '@tanstack/react-router'
import { Handshake } from 'lucide-react'
import { useMemo } from 'react'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ListView } from '#kit/list/list-view.tsx'
import { useList } from '#kit/list/use-list.ts'
import { activeColumns, otherColumns } from './affiliate-columns.tsx'
import { AffiliateDrawer } from './affiliate-drawer.tsx'
import { myAffiliatesCatalogue } from './catalogue.ts'
import { useAffiliateActions } from './use-affiliate-actions.tsx'
import { useBulkMoves } from './use-bulk-moves.tsx'

/** The affiliates of one tab. Figures are those of the chosen days; the rows are complete. */
export function AffiliateList({ tab }: { tab: AffiliateTab }) {
  const text = useMessages(myAffiliatesCatalogue)
  const format = useFormat()
  const { actionsFor, dialog } = useAffiliateActions()
  const bulkActions = useBulkMoves(tab)
  const columns = useMemo(
    () => (tab === 'ACTIVE' ? activeColumns : otherColumns)({ text, format, tab }),
    [tab, text, format],
  )
  const empty = text.empty[tab]
  const list = useList({
    id: `my-affiliates-${tab.toLowerCase()}`,
    ...(tab !== 'ACTIVE' && { key: tab.toLowerCase() }),
    label: text.tabs[tab],
    columns,
    filters: {
      productId: { kind: 'lookup', label: text.product, lookUp: api.seller.products.options.queryOptions },
    },
    searchLabel: text.search,
    ...(tab === 'ACTIVE' && { defaultPeriod: '30' as const }),
    query: ({ search, filters, bounds, cursor, limit }) =>
      api.seller.affiliates.list.queryOptions({ tab, search, ...filters, ...bounds, cursor, limit }),
    rowId: ({ id }) => id,
    rowLabel: ({ partnerName, productName }) => text.rowLabel(partnerName, productName),
    rowActions: actionsFor,
    bulkActions,
    drawer: (drawer) => <AffiliateDrawer {...drawer} />,
    empty: {
      icon: <Handshake />,
      title: empty.title,
      description: empty.text,
      action: (
        <LinkButton asChild variant="primary">
          <Link to="/platform/my-products">{text.emptyAction}</Link>
        </LinkButton>
      ),
    },
  })
  return (
    <>
      <ListView list={list} />
      {dialog}
    </>
  )
}
