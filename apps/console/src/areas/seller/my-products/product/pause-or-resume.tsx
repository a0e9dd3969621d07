import { Button } from '@balcao/ui/button'
import { Pause, Play } from 'lucide-react'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { productCatalogue } from './catalogue.ts'
import { type Product, whatShowsProducts } from './product.ts'

/** Pauses or resumes the sales of a product. Only an approved one has either action. */
export function PauseOrResume({ product }: { product: Product }) {
  const { pause: pauseText, resume: resumeText } = useMessages(productCatalogue)
  const pause = useAction(api.seller.products.pause, {
    invalidates: whatShowsProducts,
    done: pauseText.done,
  })
  const resume = useAction(api.seller.products.resume, {
    invalidates: whatShowsProducts,
    done: resumeText.done,
  })
  if (product.status !== 'APPROVED' && product.status !== 'PAUSED') return null
  const isPaused = product.status === 'PAUSED'
  const text = isPaused ? resumeText : pauseText
  return (
    <ConfirmAction
      trigger={<Button icon={isPaused ? <Play /> : <Pause />}>{text.button}</Button>}
      title={text.title(product.name)}
      description={text.effect}
      confirmLabel={text.action}
      onConfirm={() => (isPaused ? resume : pause).run({ productId: product.id })}
    />
  )
}
