import { contentsInput } from '@balcao/server/modules/access/contents.input'
import { Card } from '@balcao/ui/card'
import { api } from '#api/client.ts'
import { useAction } from '#kit/action/use-action.ts'
import { FormPanel } from '#kit/form/form-panel.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { ContentRows } from './content-rows.tsx'
import { contentsFormOf } from './contents-form.ts'
import { CourseCard } from './course-card.tsx'
import { DeliveryNoteField } from './delivery-note-field.tsx'
import { LicenseKeys } from './license-keys.tsx'
import { type Product, whatShowsProducts } from './product.ts'

/** Content for buyers of the product, and the stock of license keys. */
export function ContentsTab({ product }: { product: Product }) {
  const productId = product.id
  const save = useAction(api.seller.contents.save)
  const form = useRecordForm({
    query: api.seller.contents.list.queryOptions({ productId }),
    schema: contentsInput,
    toForm: (record) => contentsFormOf(product, record),
    save: save.run,
    invalidates: whatShowsProducts,
  })
  return (
    <div className="grid grid-cols-1 gap-6">
      <CourseCard productId={productId} />
      <FormPanel form={form}>
        <Card className="grid grid-cols-1 gap-6">
          <ContentRows />
          <DeliveryNoteField />
        </Card>
      </FormPanel>
      <LicenseKeys productId={productId} />
    </div>
  )
}
