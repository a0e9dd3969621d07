import { ProductPicture } from '#features/products/product-picture.tsx'
import type { Format } from '#i18n/use-format.ts'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import type { ManageProductsMessages } from './messages/pt-br.ts'
import type { ReviewRow, ReviewSort } from './review.ts'
import { ReviewStateBadge } from './review-state-badge.tsx'

type Words = { text: ManageProductsMessages; format: Format; now: Date }

export function reviewColumns({ text, format, now }: Words): ListColumns<ReviewRow, never, ReviewSort> {
  const { column } = text
  return [
    {
      id: 'product',
      header: column.product,
      cell: ({ productName, imageUrl }) => (
        <span className="inline-flex items-center gap-3 align-middle">
          <ProductPicture name={productName} url={imageUrl} size="small" />
          {productName}
        </span>
      ),
    },
    { id: 'seller', header: column.seller, card: 'subtitle', cell: ({ sellerName }) => sellerName },
    { id: 'kind', header: column.kind, card: 'detail', cell: ({ kind }) => text.kind[kind] },
    {
      id: 'sent',
      header: column.sent,
      sortBy: 'sentAt',
      card: 'detail',
      cell: ({ sentAt }) => (
        <time dateTime={sentAt} title={format.longDateTime(sentAt)} className="whitespace-nowrap">
          {format.ago(sentAt, now)}
        </time>
      ),
    },
    {
      id: 'state',
      header: column.state,
      card: 'badge',
      cell: ({ state }) => <ReviewStateBadge state={state} />,
    },
  ]
}
