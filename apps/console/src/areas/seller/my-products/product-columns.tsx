import type { inferInput, inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'
import type { ProductsMessages } from '#features/products/messages/pt-br.ts'
import { ProductPicture } from '#features/products/product-picture.tsx'
import { ProductStatusBadge } from '#features/products/product-status-badge.tsx'
import type { Format } from '#i18n/use-format.ts'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import { Money } from '#kit/money.tsx'
import type { MyProductsMessages } from './messages/pt-br.ts'

type ProductRow = inferOutput<typeof api.seller.products.list>['rows'][number]
type ProductSort = NonNullable<inferInput<typeof api.seller.products.list>['sort']>['by']
type Words = { text: MyProductsMessages; products: ProductsMessages; format: Format }

export function productColumns({
  text,
  products,
  format,
}: Words): ListColumns<ProductRow, never, ProductSort> {
  const { column } = text
  return [
    {
      id: 'name',
      header: column.name,
      cell: ({ name, imageUrl }) => (
        <span className="flex min-w-0 items-center gap-3">
          <ProductPicture name={name} url={imageUrl} size="small" />
          <span className="truncate @4xl:max-w-96 sm:max-w-64">{name}</span>
        </span>
      ),
    },
    { id: 'type', header: column.type, cell: ({ type }) => products.type[type] },
    {
      id: 'status',
      header: column.status,
      cell: ({ status, sellsInReview, hasOpenChange }) => (
        <ProductStatusBadge status={status} sellsInReview={sellsInReview} hasOpenChange={hasOpenChange} />
      ),
      card: 'badge',
    },
    {
      id: 'created',
      header: column.created,
      sortBy: 'createdAt',
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} title={format.longDateTime(createdAt)} className="tabular-nums">
          {format.date(createdAt)}
        </time>
      ),
    },
    {
      id: 'priceFrom',
      header: column.priceFrom,
      align: 'end',
      cell: ({ priceFromCents, currency }) =>
        priceFromCents === null ? '—' : <Money cents={priceFromCents} currency={currency} />,
      card: 'amount',
    },
  ]
}
