import { Banner } from '@balcao/ui/banner'
import { Button } from '@balcao/ui/button'
import { LinkButton } from '@balcao/ui/link-button'
import { Link } from '@tanstack/react-router'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { productCatalogue } from './catalogue.ts'
import { type Product, whatShowsProducts } from './product.ts'
import { SendForReview } from './send-for-review.tsx'

/** The platform's message about the product, and the seller's possible actions. Hidden for an approved one. */
export function ReviewNotice({ product }: { product: Product }) {
  const { review: text } = useMessages(productCatalogue)
  const { status, review } = product
  switch (status) {
    case 'DRAFT':
      return (
        <Banner
          tone="info"
          title={text.draft.title}
          action={
            <LinkButton asChild size="small">
              <Link to="/platform/create-product" search={{ product: product.id }}>
                {text.draft.action}
              </Link>
            </LinkButton>
          }
        >
          {text.draft.text}
        </Banner>
      )
    case 'SUBMITTED':
      return (
        <Banner tone="info" title={text.submitted.title}>
          {product.sellsInReview ? text.submitted.selling : text.submitted.closed}
        </Banner>
      )
    case 'NEEDS_CHANGES':
      return (
        <Banner
          tone="pending"
          title={text.needsChanges.title}
          action={<SendForReview product={product} label={text.needsChanges.action} />}
        >
          {review?.reason}
        </Banner>
      )
    case 'REJECTED':
      return (
        <Banner tone="negative" title={text.rejected.title}>
          {review?.reason}
        </Banner>
      )
    case 'SUSPENDED':
      return (
        <Banner
          tone="negative"
          title={text.suspended.title}
          action={
            review?.state !== 'OPEN' && <SendForReview product={product} label={text.suspended.action} />
          }
        >
          {review?.state === 'OPEN' ? text.suspended.waiting : review?.reason}
        </Banner>
      )
    default:
      return <ChangeNotice product={product} />
  }
}

function ChangeNotice({ product: { id, version, change, review } }: { product: Product }) {
  const { review: text } = useMessages(productCatalogue)
  const format = useFormat()
  const withdraw = useAction(api.seller.products.withdrawChange, {
    invalidates: whatShowsProducts,
    done: text.change.withdrawn,
  })
  if (change) {
    const fields = format.list(change.fields.map((field) => text.field[field]))
    return (
      <Banner
        tone="info"
        title={text.change.title}
        action={
          <Button
            size="small"
            isBusy={withdraw.isBusy}
            onClick={() => withdraw.start({ productId: id, version })}
          >
            {text.change.withdraw}
          </Button>
        }
      >
        {text.change.text(fields)}
      </Banner>
    )
  }
  const isRefused = review?.kind === 'CHANGE' && ['NEEDS_CHANGES', 'REJECTED'].includes(review.state)
  if (!isRefused) return null
  return (
    <Banner tone="pending" title={text.changeRefused.title}>
      {review.reason}
    </Banner>
  )
}
