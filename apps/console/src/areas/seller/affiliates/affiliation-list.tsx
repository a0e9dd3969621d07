import type { AffiliationTab } from '@balcao/domain/people/partnerships'
import { LinkButton } from '@balcao/ui/link-button'
import { Link } from '@tanstack/react-router'
import { Handshake } from 'lucide-react'
import { useMemo } from 'react'
import { api } from '#api/client.ts'
import { partnersCatalogue } from '#features/partners/catalogue.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ListView } from '#kit/list/list-view.tsx'
import { useList } from '#kit/list/use-list.ts'
import { activeColumns, waitingColumns } from './affiliation-columns.tsx'
import { AffiliationDrawer } from './affiliation-drawer.tsx'
import { affiliatesCatalogue } from './catalogue.ts'

/** The affiliations of one tab. Figures are those of the chosen days; the rows are complete. */
export function AffiliationList({ tab }: { tab: AffiliationTab }) {
  const text = useMessages(affiliatesCatalogue)
  const partners = useMessages(partnersCatalogue)
  const format = useFormat()
  const columns = useMemo(
    () => (tab === 'ACTIVE' ? activeColumns : waitingColumns)({ text, partners, format, tab }),
    [tab, text, partners, format],
  )
  const empty = text.empty[tab]
  const list = useList({
    id: `affiliations-${tab.toLowerCase()}`,
    ...(tab !== 'ACTIVE' && { key: tab.toLowerCase() }),
    label: text.tabs[tab],
    columns,
    searchLabel: text.search,
    ...(tab === 'ACTIVE' && { defaultPeriod: '30' as const }),
    query: ({ search, bounds, cursor, limit }) =>
      api.seller.affiliations.list.queryOptions({ tab, search, ...bounds, cursor, limit }),
    rowId: ({ id }) => id,
    rowLabel: ({ productName, partnerName }) => text.rowLabel(productName, partnerName),
    drawer: (drawer) => <AffiliationDrawer {...drawer} />,
    empty: {
      icon: <Handshake />,
      title: empty.title,
      description: empty.text,
      action: (
        <LinkButton asChild variant="primary">
          <Link to="/platform/marketplace">{text.marketplace}</Link>
        </LinkButton>
      ),
    },
  })
  return <ListView list={list} />
}
