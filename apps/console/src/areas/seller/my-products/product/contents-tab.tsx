import { contentsInput } from '@balcao/server/modules/access/contents.input'
import { Card } from '@balcao/ui/card'
import { api } from '../../../../api/client.ts'
import { useAction } from '../../../../kit/action/use-action.ts'
import { FormPanel } from '../../../../kit/form/form-panel.tsx'
import { useRecordForm } from '../../../../kit/form/use-record-form.ts'
import { ContentRows } from './content-rows.tsx'
import { type Product, whatShowsProducts } from './product.ts'

/** The files and links that whoever buys the product is given. */
export function ContentsTab({ product }: { product: Product }) {
  const productId = product.id
  const save = useAction(api.seller.contents.save)
  const form = useRecordForm({
    query: api.seller.contents.list.queryOptions({ productId }),
    schema: contentsInput,
    toForm: (record = { version: product.version, contents: [] }) => ({
      productId,
      version: record.version,
      contents: record.contents.map(({ sizeBytes: _, ...content }) => content),
    }),
    save: save.run,
    invalidates: whatShowsProducts,
  })
  return (
    <FormPanel form={form}>
      <Card>
        <ContentRows />
      </Card>
    </FormPanel>
  )
}
