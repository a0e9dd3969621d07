import { problem } from '@balcao/domain/texts/input-problems'
import { productInput } from '@balcao/server/modules/catalog/product.input'
import { descriptionMin } from '@balcao/server/modules/catalog/reviews/review.input'
import { api } from '#api/client.ts'
import { generalFormOf } from '#areas/seller/my-products/product/general-form.ts'
import { GeneralSections } from '#areas/seller/my-products/product/general-sections.tsx'
import { type Product, whatShowsProducts } from '#areas/seller/my-products/product/product.ts'
import { useAction } from '#kit/action/use-action.ts'
import { useAutosave } from '#kit/form/use-autosave.ts'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { type StepProps, WizardStep } from './wizard-step.tsx'

/** Stored while typing; but the next step requires a description long enough for the review. */
const completeProduct = productInput.refine(({ description }) => description.length >= descriptionMin, {
  path: ['description'],
  message: problem('too_short', descriptionMin),
})

/** Texts for the buyer and for the platform's review. */
export function PresentationStep({ product, ...step }: StepProps & { product: Product }) {
  const update = useAction(api.seller.products.update, { invalidates: whatShowsProducts })
  const form = useRecordForm({
    schema: completeProduct,
    toForm: () => generalFormOf(product),
    save: update.run,
  })
  const autosave = useAutosave(form, {
    schema: productInput,
    save: async (values) => ({ version: (await update.run(values)).version }),
  })
  return (
    <WizardStep {...step} step="presentation" form={form} autosave={autosave}>
      <GeneralSections product={product} />
    </WizardStep>
  )
}
