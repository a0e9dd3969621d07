import { Button } from '@balcao/ui/button'
import { Card } from '@balcao/ui/card'
import { useQuery } from '@tanstack/react-query'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { Gift } from 'lucide-react'
import { api } from '#api/client.ts'
import { ProductPicture } from '#features/products/product-picture.tsx'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { accessPurchasesCatalogue } from './catalogue.ts'

type ReceivedGift = inferOutput<typeof api.customer.access.receivedGifts>[number]

/** Gifts that wait to be opened; empty without any. */
export function ReceivedGifts() {
  const { gifts: text } = useMessages(accessPurchasesCatalogue)
  const gifts = useQuery(api.customer.access.receivedGifts.queryOptions()).data ?? []
  if (gifts.length === 0) return null
  return (
    <section aria-labelledby="received-gifts" className="grid grid-cols-1 gap-3">
      <h2 id="received-gifts" className="font-semibold">
        {text.title}
      </h2>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {gifts.map((gift) => (
          <li key={gift.id}>
            <ReceivedGiftCard gift={gift} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ReceivedGiftCard({ gift }: { gift: ReceivedGift }) {
  const { gifts: text } = useMessages(accessPurchasesCatalogue)
  const open = useAction(api.customer.access.openGift, {
    invalidates: [api.customer.access, api.customer.courses],
    done: text.opened,
  })
  const { id: giftId, productName, imageUrl, sellerName, from, message, isForAdults } = gift
  return (
    <Card className="grid h-full content-start gap-3">
      <header className="flex min-w-0 items-start gap-3">
        <ProductPicture name={productName} url={imageUrl} size="large" />
        <div className="min-w-0 flex-1">
          <h3 className="wrap-anywhere font-semibold">{productName}</h3>
          <p className="text-muted text-sm">{text.from(from, sellerName)}</p>
        </div>
      </header>
      {message !== '' && (
        <blockquote className="wrap-anywhere whitespace-pre-line border-default border-s-2 ps-3 text-sm">
          {message}
        </blockquote>
      )}
      {isForAdults ? (
        <p className="text-sm">{text.forAdults}</p>
      ) : (
        <Button
          variant="primary"
          icon={<Gift />}
          isBusy={open.isBusy}
          aria-label={`${text.open}: ${productName}`}
          onClick={() => open.start({ giftId })}
        >
          {text.open}
        </Button>
      )}
    </Card>
  )
}
