import { productInput } from '@balcao/server/modules/catalog/product.input'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { FormPanel } from '#kit/form/form-panel.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { productCatalogue } from './catalogue.ts'
import { generalFormOf } from './general-form.ts'
import { GeneralSections } from './general-sections.tsx'
import { type Product, whatShowsProducts } from './product.ts'

/** Description of a product for buyers, and its support contacts. */
export function GeneralTab({ product }: { product: Product }) {
  const { review } = useMessages(productCatalogue)
  const update = useAction(api.seller.products.update)
  const form = useRecordForm({
    query: api.seller.products.get.queryOptions({ productId: product.id }),
    schema: productInput,
    toForm: (record = product) => generalFormOf(record),
    save: update.run,
    invalidates: whatShowsProducts,
  })
  const isReviewed = product.status === 'APPROVED' || product.status === 'PAUSED'
  return (
    <FormPanel form={form}>
      {isReviewed && <p className="text-muted text-sm">{review.note}</p>}
      <GeneralSections product={product} />
    </FormPanel>
  )
}
