import { Button } from '@balcao/ui/button'
import { Link2, Plus } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ListPage } from '#kit/list/list-page.tsx'
import { useList } from '#kit/list/use-list.ts'
import { directCheckoutCatalogue } from './catalogue.ts'
import type { PaymentLink } from './link.ts'
import { linkColumns } from './link-columns.tsx'
import { LinkDrawer } from './link-drawer.tsx'
import { LinkTiles } from './link-tiles.tsx'
import { useLinkActions } from './use-link-actions.tsx'

// Loaded on demand, so that the list does not wait for the form's code.
const NewLinkDrawer = lazy(async () => ({ default: (await import('./new-link-drawer.tsx')).NewLinkDrawer }))

export function DirectCheckoutScreen() {
  const text = useMessages(directCheckoutCatalogue)
  const format = useFormat()
  const [creating, setCreating] = useState<{ from: PaymentLink | null } | null>(null)
  const { actionsFor, dialog } = useLinkActions({ onDuplicate: (from) => setCreating({ from }) })
  const create = (
    <Button variant="primary" icon={<Plus />} onClick={() => setCreating({ from: null })}>
      {text.create}
    </Button>
  )
  const list = useList({
    id: 'direct-checkout',
    label: text.title,
    columns: useMemo(() => linkColumns({ text, format }), [text, format]),
    filters: {
      productId: {
        kind: 'lookup',
        label: text.filter.product,
        lookUp: api.seller.products.options.queryOptions,
      },
    },
    searchLabel: text.search,
    defaultSort: { by: 'createdAt', direction: 'desc' },
    query: ({ search, filters, sort, cursor, limit }) =>
      api.seller.links.list.queryOptions({ search, ...filters, sort, cursor, limit }),
    totalsQuery: () => api.seller.links.sum.queryOptions(),
    rowId: ({ id }) => id,
    rowLabel: ({ title }) => text.rowLabel(title),
    rowActions: actionsFor,
    drawer: (drawer) => <LinkDrawer drawer={drawer} actionsFor={actionsFor} />,
    empty: { icon: <Link2 />, title: text.empty.title, description: text.empty.text, action: create },
  })
  return (
    <>
      <ListPage
        title={text.title}
        purpose={text.purpose}
        list={list}
        actions={list.isNever ? null : create}
        summary={<LinkTiles totals={list.totals} />}
      />
      <Suspense>
        {creating && (
          <NewLinkDrawer
            from={creating.from}
            onClose={() => setCreating(null)}
            onMade={(linkId) => list.state.openRow(linkId)}
          />
        )}
      </Suspense>
      {dialog}
    </>
  )
}
