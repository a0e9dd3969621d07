import { Button } from '@balcao/ui/button'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { productCatalogue } from './catalogue.ts'
import { type Product, whatShowsProducts } from './product.ts'

/** Sends the product for review again, or appeals a suspension, with a message to the reviewer. */
export function SendForReview({ product, label }: { product: Product; label: string }) {
  const { send: text } = useMessages(productCatalogue).review
  const submit = useAction(api.seller.products.submit, { invalidates: whatShowsProducts, done: text.done })
  const isAppeal = product.status === 'SUSPENDED'
  return (
    <ConfirmAction
      trigger={<Button size="small">{label}</Button>}
      title={isAppeal ? text.appealTitle : text.title}
      description={text.text}
      confirmLabel={text.confirm}
      reason={{ label: text.message, isRequired: isAppeal }}
      onConfirm={({ reason }) =>
        submit.run({ productId: product.id, version: product.version, message: reason })
      }
    />
  )
}
