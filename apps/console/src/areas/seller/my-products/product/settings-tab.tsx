import { productSettingsInput } from '@balcao/server/modules/catalog/settings/settings.input'
import { useQuery } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { useAction } from '#kit/action/use-action.ts'
import { CurrencyProvider } from '#kit/currency.tsx'
import { FormPanel } from '#kit/form/form-panel.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { PixelsCard } from './pixels-card.tsx'
import { type Product, whatShowsProducts } from './product.ts'
import { settingsFormOf } from './settings-form.ts'
import { SettingsNet } from './settings-net.tsx'
import { SettingsSections } from './settings-sections.tsx'
import { ShippingSection } from './shipping-section.tsx'

/** Payment settings of the product, and the fields asked of the buyer. */
export function SettingsTab({ product }: { product: Product }) {
  const productId = product.id
  const query = api.seller.products.getSettings.queryOptions({ productId })
  const { data: settings } = useQuery(query)
  const save = useAction(api.seller.products.saveSettings)
  const form = useRecordForm({
    query,
    schema: productSettingsInput,
    toForm: (record) => settingsFormOf(productId, record),
    save: save.run,
    invalidates: whatShowsProducts,
  })
  return (
    <CurrencyProvider currency={product.currency}>
      <div className="grid grid-cols-1 gap-4">
        <FormPanel form={form}>
          <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
            <div className="grid grid-cols-1 gap-4">
              <SettingsSections
                product={product}
                isCurrencyFixed={settings?.currencyIsFixed ?? true}
                sellableCurrencies={settings?.sellableCurrencies ?? []}
              />
              {product.type === 'FISICO' && <ShippingSection />}
            </div>
            <SettingsNet product={product} />
          </div>
        </FormPanel>
        <PixelsCard productId={productId} />
      </div>
    </CurrencyProvider>
  )
}
