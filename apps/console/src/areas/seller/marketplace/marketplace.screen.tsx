import { LinkButton } from '@balcao/ui/link-button'
import { Link } from '@tanstack/react-router'
import { Store } from 'lucide-react'
import { useMemo } from 'react'
import { api } from '#api/client.ts'
import { useLocale } from '#i18n/locale.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import { ListPage } from '#kit/list/list-page.tsx'
import { useList } from '#kit/list/use-list.ts'
import { marketplaceCatalogue } from './catalogue.ts'
import type { ProgramRow } from './program.ts'
import { ProgramCard } from './program-card.tsx'
import { ProgramDrawer } from './program-drawer.tsx'
import { programFilters, programsAsked } from './program-filters.ts'

export function MarketplaceScreen() {
  const text = useMessages(marketplaceCatalogue)
  const format = useFormat()
  const { locale } = useLocale()
  const columns = useMemo<ListColumns<ProgramRow>>(
    () => [{ id: 'name', header: text.title, cell: ({ productName }) => productName }],
    [text],
  )
  const list = useList({
    id: 'marketplace',
    label: text.title,
    columns,
    filters: programFilters({ text, format, locale }),
    searchLabel: text.search,
    pageSize: 24,
    query: (request) => api.seller.marketplace.list.queryOptions(programsAsked(request)),
    rowId: ({ productId }) => productId,
    rowLabel: ({ productName }) => text.rowLabel(productName),
    drawer: (drawer) => <ProgramDrawer {...drawer} />,
    empty: {
      icon: <Store />,
      title: text.empty.title,
      description: text.empty.text,
      action: (
        <LinkButton asChild variant="primary">
          <Link to="/platform/my-products">{text.empty.action}</Link>
        </LinkButton>
      ),
    },
  })
  return (
    <ListPage
      title={text.title}
      purpose={text.purpose}
      list={list}
      renderRows={(rows) => (
        <ul
          aria-label={text.title}
          className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-4"
        >
          {rows.map((program) => (
            <li key={program.productId} className="grid">
              <ProgramCard
                program={program}
                isOpen={program.productId === list.state.openRowId}
                onOpen={() => list.state.openRow(program.productId)}
              />
            </li>
          ))}
        </ul>
      )}
    />
  )
}
