import { productSettingsInput } from '@balcao/server/modules/catalog/settings/settings.input'
import { Skeleton } from '@balcao/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { api } from '#api/client.ts'
import { type Product, whatShowsProducts } from '#areas/seller/my-products/product/product.ts'
import { settingsFormOf } from '#areas/seller/my-products/product/settings-form.ts'
import { SettingsNet } from '#areas/seller/my-products/product/settings-net.tsx'
import { SettingsSections } from '#areas/seller/my-products/product/settings-sections.tsx'
import { ShippingSection } from '#areas/seller/my-products/product/shipping-section.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { CurrencyProvider } from '#kit/currency.tsx'
import { useAutosave } from '#kit/form/use-autosave.ts'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { type StepProps, WizardStep } from './wizard-step.tsx'

type CheckoutStepProps = StepProps & { product: Product; part: 'delivery' | 'checkout' }
type Settings = inferOutput<typeof api.seller.products.getSettings>

/** Payment or shipping settings of the product, with common defaults preselected. */
export function CheckoutStep({ product, ...step }: CheckoutStepProps) {
  const settings = useQuery(api.seller.products.getSettings.queryOptions({ productId: product.id }))
  return (
    <CurrencyProvider currency={product.currency}>
      <QueryStates query={settings} skeleton={<Skeleton className="h-96 w-full" />}>
        {(stored) => <SettingsStep {...step} product={product} settings={stored} />}
      </QueryStates>
    </CurrencyProvider>
  )
}

function SettingsStep({ product, part, settings, ...step }: CheckoutStepProps & { settings: Settings }) {
  const save = useAction(api.seller.products.saveSettings, { invalidates: whatShowsProducts })
  const form = useRecordForm({
    schema: productSettingsInput,
    toForm: () => settingsFormOf(product.id, settings),
    save: save.run,
  })
  const autosave = useAutosave(form, {
    schema: productSettingsInput,
    save: async (values) => ({ version: (await save.run(values)).version }),
  })
  return (
    <WizardStep {...step} step={part} form={form} autosave={autosave}>
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-1 gap-4">
          {part === 'delivery' ? (
            <ShippingSection />
          ) : (
            <SettingsSections
              product={product}
              isCurrencyFixed={settings.currencyIsFixed}
              sellableCurrencies={settings.sellableCurrencies}
            />
          )}
        </div>
        <SettingsNet product={product} />
      </div>
    </WizardStep>
  )
}
