import { funnelStates } from '@balcao/domain/checkout/upsell-funnel'
import { Button } from '@balcao/ui/button'
import { Filter, Plus } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ListPage } from '#kit/list/list-page.tsx'
import { useList } from '#kit/list/use-list.ts'
import { upsellFunnelsCatalogue } from './catalogue.ts'
import { funnelColumns } from './funnel-columns.tsx'
import { FunnelDrawer } from './funnel-drawer.tsx'
import { useFunnelActions } from './use-funnel-actions.tsx'

// Loaded on demand, so that the list does not wait for the forms' code.
const NewFunnelDrawer = lazy(async () => ({
  default: (await import('./new-funnel-drawer.tsx')).NewFunnelDrawer,
}))
const EditFunnelDrawer = lazy(async () => ({
  default: (await import('./edit-funnel-drawer.tsx')).EditFunnelDrawer,
}))

export function UpsellFunnelsScreen() {
  const text = useMessages(upsellFunnelsCatalogue)
  const format = useFormat()
  const [isCreating, setIsCreating] = useState(false)
  const [editedId, setEditedId] = useState<string | null>(null)
  const { actionsFor, dialog } = useFunnelActions({ onEdit: setEditedId })
  const create = (
    <Button variant="primary" icon={<Plus />} onClick={() => setIsCreating(true)}>
      {text.create}
    </Button>
  )
  const list = useList({
    id: 'upsell-funnels',
    label: text.title,
    columns: useMemo(() => funnelColumns({ text, format }), [text, format]),
    filters: {
      state: {
        kind: 'one',
        label: text.filter.state,
        allLabel: text.filter.all,
        options: funnelStates.map((state) => ({ value: state, label: text.filter.states[state] })),
      },
    },
    quickFilter: 'state',
    searchLabel: text.search,
    defaultSort: { by: 'createdAt', direction: 'desc' },
    query: ({ search, filters, sort, cursor, limit }) =>
      api.seller.funnels.list.queryOptions({ search, ...filters, sort, cursor, limit }),
    rowId: ({ id }) => id,
    rowLabel: ({ name }) => text.rowLabel(name),
    rowActions: actionsFor,
    drawer: (drawer) => <FunnelDrawer drawer={drawer} actionsFor={actionsFor} />,
    empty: { icon: <Filter />, title: text.empty.title, description: text.empty.text, action: create },
  })
  return (
    <>
      <ListPage
        title={text.title}
        purpose={text.purpose}
        list={list}
        actions={list.isNever ? null : create}
      />
      <Suspense>
        {isCreating && (
          <NewFunnelDrawer
            onClose={() => setIsCreating(false)}
            onMade={(funnelId) => list.state.openRow(funnelId)}
          />
        )}
        {editedId !== null && <EditFunnelDrawer funnelId={editedId} onClose={() => setEditedId(null)} />}
      </Suspense>
      {dialog}
    </>
  )
}
