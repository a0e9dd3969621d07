import { Button } from '@balcao/ui/button'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Plus, Tag } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { api } from '#api/client.ts'
import { pricingCatalogue } from '#features/pricing/catalogue.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { CurrencyProvider } from '#kit/currency.tsx'
import { ListView } from '#kit/list/list-view.tsx'
import { useList } from '#kit/list/use-list.ts'
import { PageHeader } from '#kit/page-header.tsx'
import { ScreenBreadcrumb } from '#kit/screen-breadcrumb.tsx'
import { offersCatalogue } from './catalogue.ts'
import { offerColumns } from './offer-columns.tsx'
import { useOfferActions } from './use-offer-actions.tsx'

// Loaded on demand, so that the list does not wait for the forms' code.
const NewOfferDrawer = lazy(async () => ({
  default: (await import('./new-offer-drawer.tsx')).NewOfferDrawer,
}))
const OfferDrawer = lazy(async () => ({ default: (await import('./offer-drawer.tsx')).OfferDrawer }))

export function OffersScreen() {
  const text = useMessages(offersCatalogue)
  const pricing = useMessages(pricingCatalogue)
  const format = useFormat()
  const { productId } = useParams({ strict: false }) as { productId: string }
  const product = useQuery(api.seller.products.get.queryOptions({ productId })).data
  const [isCreating, setIsCreating] = useState(false)
  const { actionsFor, dialogs } = useOfferActions()
  const create = (
    <Button variant="primary" icon={<Plus />} onClick={() => setIsCreating(true)}>
      {text.create}
    </Button>
  )
  const list = useList({
    id: 'offers',
    label: text.title,
    columns: useMemo(() => offerColumns({ text, pricing, format }), [text, pricing, format]),
    filters: {
      status: {
        kind: 'one',
        label: text.status,
        allLabel: text.allStatuses,
        options: (['ACTIVE', 'PAUSED'] as const).map((status) => ({
          value: status,
          label: text.statuses[status],
        })),
      },
    },
    quickFilter: 'status',
    searchLabel: text.search,
    query: ({ search, filters, sort, cursor, limit }) =>
      api.seller.offers.list.queryOptions({ productId, search, ...filters, sort, cursor, limit }),
    rowId: ({ id }) => id,
    rowLabel: ({ title }) => text.rowLabel(title),
    rowActions: actionsFor,
    drawer: ({ rowId, onClose }) => (
      <Suspense>
        <OfferDrawer offerId={rowId} productId={productId} onClose={onClose} />
      </Suspense>
    ),
    empty: { icon: <Tag />, title: text.empty.title, description: text.empty.text, action: create },
  })
  const title = product ? text.of(product.name) : text.title
  return (
    <CurrencyProvider currency={product?.currency ?? 'BRL'}>
      <PageHeader
        above={
          <ScreenBreadcrumb
            title={text.title}
            within={
              product ? [{ to: `/platform/my-products/product/${productId}`, label: product.name }] : []
            }
          />
        }
        title={title}
        purpose={text.purpose}
        actions={create}
      />
      <ListView list={list} />
      <Suspense>
        {isCreating && <NewOfferDrawer productId={productId} onClose={() => setIsCreating(false)} />}
      </Suspense>
      {dialogs}
    </CurrencyProvider>
  )
}
