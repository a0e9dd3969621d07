import { problem } from '@balcao/domain/texts/input-problems'
import { contentsInput } from '@balcao/server/modules/access/contents.input'
import { Card } from '@balcao/ui/card'
import { api } from '#api/client.ts'
import { ContentRows } from '#areas/seller/my-products/product/content-rows.tsx'
import { contentsFormOf } from '#areas/seller/my-products/product/contents-form.ts'
import { CourseCard, usePublishedLessons } from '#areas/seller/my-products/product/course-card.tsx'
import { DeliveryNoteField } from '#areas/seller/my-products/product/delivery-note-field.tsx'
import { type Product, whatShowsProducts } from '#areas/seller/my-products/product/product.ts'
import { useAction } from '#kit/action/use-action.ts'
import { FormBody } from '#kit/form/form-body.tsx'
import { LeaveGuard } from '#kit/form/leave-guard.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { StepBar } from './step-bar.tsx'
import type { StepProps } from './wizard-step.tsx'

/** A digital product needs a content, a published lesson, or the seller's delivery instructions. */
const completeContents = contentsInput.refine(
  ({ contents, deliveryNote }) => contents.length > 0 || deliveryNote !== '',
  { path: ['deliveryNote'], message: problem('required') },
)

/** Content for the buyer of a digital product. Saved when the seller leaves the step, without partly sent files. */
export function ContentStep({ product, onBack, onNext }: StepProps & { product: Product }) {
  const save = useAction(api.seller.contents.save)
  const hasLessons = (usePublishedLessons(product.id) ?? 0) > 0
  const form = useRecordForm({
    query: api.seller.contents.list.queryOptions({ productId: product.id }),
    schema: hasLessons ? contentsInput : completeContents,
    toForm: (record) => contentsFormOf(product, record),
    save: save.run,
    invalidates: whatShowsProducts,
  })
  return (
    <form noValidate onSubmit={(event) => void form.submit(event, onNext)} className="grid grid-cols-1 gap-4">
      <div className="max-w-3xl">
        <CourseCard productId={product.id} />
      </div>
      <FormBody form={form}>
        <Card className="grid max-w-3xl grid-cols-1 gap-6">
          <ContentRows />
          <DeliveryNoteField />
        </Card>
      </FormBody>
      <StepBar current="delivery" isBusy={form.isSubmitting || !form.isLoaded} onBack={onBack} />
      <LeaveGuard isDirty={form.isDirty && !form.isSubmitting} isPathOnly={false} />
    </form>
  )
}
