import { Button } from '@balcao/ui/button'
import { Plus, Tag } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ListPage } from '#kit/list/list-page.tsx'
import { useList } from '#kit/list/use-list.ts'
import { couponsCatalogue } from './catalogue.ts'
import type { Coupon } from './coupon.ts'
import { couponColumns } from './coupon-columns.tsx'
import { CouponDrawer } from './coupon-drawer.tsx'
import { useCouponActions } from './use-coupon-actions.tsx'

// Loaded on demand, so that the list does not wait for the forms' code.
const NewCouponDrawer = lazy(async () => ({
  default: (await import('./coupon-form-drawers.tsx')).NewCouponDrawer,
}))
const EditCouponDrawer = lazy(async () => ({
  default: (await import('./coupon-form-drawers.tsx')).EditCouponDrawer,
}))

export function CouponsScreen() {
  const text = useMessages(couponsCatalogue)
  const format = useFormat()
  const [isCreating, setIsCreating] = useState(false)
  const [edited, setEdited] = useState<Coupon | null>(null)
  const { actionsFor, dialog } = useCouponActions({ onEdit: setEdited })
  const create = (
    <Button variant="primary" icon={<Plus />} onClick={() => setIsCreating(true)}>
      {text.create}
    </Button>
  )
  const list = useList({
    id: 'coupons',
    label: text.title,
    columns: useMemo(() => couponColumns({ text, format }), [text, format]),
    filters: {
      tab: {
        kind: 'one',
        label: text.filter.state,
        allLabel: text.filter.all,
        options: (['ACTIVE', 'SCHEDULED', 'STOPPED'] as const).map((tab) => ({
          value: tab,
          label: text.filter.tabs[tab],
        })),
      },
      productId: {
        kind: 'lookup',
        label: text.filter.product,
        lookUp: api.seller.products.options.queryOptions,
      },
    },
    quickFilter: 'tab',
    searchLabel: text.search,
    defaultSort: { by: 'createdAt', direction: 'desc' },
    query: ({ search, filters, sort, cursor, limit }) =>
      api.seller.coupons.list.queryOptions({ search, ...filters, sort, cursor, limit }),
    rowId: ({ id }) => id,
    rowLabel: ({ code }) => text.rowLabel(code),
    rowActions: actionsFor,
    drawer: (drawer) => <CouponDrawer drawer={drawer} actionsFor={actionsFor} />,
    empty: { icon: <Tag />, title: text.empty.title, description: text.empty.text, action: create },
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
          <NewCouponDrawer
            onClose={() => setIsCreating(false)}
            onMade={(couponId) => list.state.openRow(couponId)}
          />
        )}
        {edited && <EditCouponDrawer coupon={edited} onClose={() => setEdited(null)} />}
      </Suspense>
      {dialog}
    </>
  )
}
