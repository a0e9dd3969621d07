import { productStatuses } from '@balcao/domain/vocabulary'
import { LinkButton } from '@balcao/ui/link-button'
import { Link, useNavigate } from '@tanstack/react-router'
import { Layers, Package, PencilLine, Plus } from 'lucide-react'
import { useMemo } from 'react'
import { api } from '#api/client.ts'
import { productsCatalogue } from '#features/products/catalogue.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ListPage } from '#kit/list/list-page.tsx'
import { useList } from '#kit/list/use-list.ts'
import { myProductsCatalogue } from './catalogue.ts'
import { productColumns } from './product-columns.tsx'

export function MyProductsScreen() {
  const text = useMessages(myProductsCatalogue)
  const products = useMessages(productsCatalogue)
  const format = useFormat()
  const columns = useMemo(() => productColumns({ text, products, format }), [text, products, format])
  const navigate = useNavigate()
  const create = (
    <LinkButton asChild variant="primary" icon={<Plus />}>
      <Link to="/platform/create-product">{text.create}</Link>
    </LinkButton>
  )
  const list = useList({
    id: 'my-products',
    label: text.title,
    columns,
    filters: {
      status: {
        kind: 'one',
        label: text.status,
        allLabel: text.allStatuses,
        options: productStatuses.map((status) => ({ value: status, label: text.statuses[status] })),
      },
    },
    quickFilter: 'status',
    searchLabel: text.search,
    defaultSort: { by: 'createdAt', direction: 'desc' },
    query: ({ search, filters, sort, cursor, limit }) =>
      api.seller.products.list.queryOptions({ search, ...filters, sort, cursor, limit }),
    rowId: ({ id }) => id,
    rowLabel: ({ name }) => text.rowLabel(name),
    rowActions: ({ id, status }) => [
      ...(status === 'DRAFT'
        ? [
            {
              id: 'continue',
              label: text.action.continue,
              icon: <PencilLine />,
              onRun: () => void navigate({ to: `/platform/create-product?product=${id}` }),
            },
          ]
        : []),
      {
        id: 'offers',
        label: text.action.offers,
        icon: <Layers />,
        onRun: () => void navigate({ to: `/platform/my-products/offers/${id}` }),
      },
    ],
    rowAddress: ({ id }) => `/platform/my-products/product/${id}`,
    empty: { icon: <Package />, title: text.empty.title, description: text.empty.text, action: create },
  })
  return <ListPage title={text.title} purpose={text.purpose} list={list} actions={create} />
}
