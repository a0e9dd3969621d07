import { orderBumpsInput } from '@balcao/server/modules/catalog/order-bumps.input'
import { Card } from '@balcao/ui/card'
import { api } from '#api/client.ts'
import { useAction } from '#kit/action/use-action.ts'
import { CurrencyProvider } from '#kit/currency.tsx'
import { FormPanel } from '#kit/form/form-panel.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { BumpPreview } from './bump-preview.tsx'
import { BumpRows } from './bump-rows.tsx'
import { type Product, whatShowsProducts } from './product.ts'

/** Offers that a buyer may add with one tick, and their look in the checkout. */
export function BumpsTab({ product }: { product: Product }) {
  const productId = product.id
  const save = useAction(api.seller.bumps.save)
  const form = useRecordForm({
    query: api.seller.bumps.list.queryOptions({ productId }),
    schema: orderBumpsInput,
    toForm: (record = { version: product.version, currency: product.currency, bumps: [] }) => ({
      productId,
      version: record.version,
      bumps: record.bumps.map(({ id, offerId, fakePriceCents }) => ({ id, offerId, fakePriceCents })),
    }),
    save: save.run,
    invalidates: whatShowsProducts,
  })
  return (
    <CurrencyProvider currency={product.currency}>
      <FormPanel form={form}>
        <div className="grid grid-cols-1 items-start gap-4 lg:has-[>:nth-child(2)]:grid-cols-[minmax(0,1fr)_22rem]">
          <Card>
            <BumpRows productId={productId} />
          </Card>
          <BumpPreview product={product} />
        </div>
      </FormPanel>
    </CurrencyProvider>
  )
}
