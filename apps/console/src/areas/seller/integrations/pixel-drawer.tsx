import type { PixelTab } from '@balcao/domain/options/pixel-tabs'
import { pixelsMax, productPixelsInput } from '@balcao/server/modules/tracking/pixels.input'
import { Drawer } from '@balcao/ui/drawer'
import { Field } from '@balcao/ui/field'
import { useQuery } from '@tanstack/react-query'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { Radio } from 'lucide-react'
import { useState } from 'react'
import { z } from 'zod'
import { api } from '#api/client.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDrawer } from '#kit/form/form-drawer.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { LookUpBox } from '#kit/look-up/look-up-box.tsx'
import { integrationsCatalogue } from './catalogue.ts'

type PixelRow = { pixelId: string; token?: string; testCode?: string | null }
type PixelForm = Record<'facebook' | 'tiktok' | 'kwai', PixelRow[]> & {
  productId: string
  version: number
  googleAnalyticsId: string | null
  googleAnalyticsToken?: string
  googleAdsId: string | null
  googleAdsConversionApiId: string | null
}

/** The fields hold text; the server's own schema decides which text is a valid id. */
const pixelForm = z
  .custom<PixelForm>()
  .transform((form): z.input<typeof productPixelsInput> => form)
  .pipe(productPixelsInput)
type StoredPixels = inferOutput<typeof api.seller.pixels.get>

const { RowsField, TextField, PasswordField } = fieldsOf<PixelForm>()

type Vendor = { id: PixelTab; name: string }
type PixelDrawerProps = { vendor: Vendor; productId: string | null; onClose: () => void }

/** The pixels of one product at one vendor. Without a product, one is chosen first. */
export function PixelDrawer({ vendor, productId, onClose }: PixelDrawerProps) {
  const [chosenId, setChosenId] = useState(productId)
  if (chosenId !== null)
    return <PixelsOfProduct key={chosenId} vendor={vendor} productId={chosenId} onClose={onClose} />
  return <ChooseProduct vendor={vendor} onChoose={setChosenId} onClose={onClose} />
}

type ChooseProductProps = {
  vendor: Vendor
  onChoose: (productId: string | null) => void
  onClose: () => void
}

function ChooseProduct({ vendor, onChoose, onClose }: ChooseProductProps) {
  const { form: text } = useMessages(integrationsCatalogue).pixel
  const core = useMessages(coreCatalogue)
  return (
    <Drawer open onOpenChange={onClose} closeLabel={core.action.close} title={text.title(vendor.name)}>
      <Field label={text.product} help={text.choose}>
        <LookUpBox
          lookUp={api.seller.products.options.queryOptions}
          value={null}
          onChange={onChoose}
          placeholder={core.form.choose}
        />
      </Field>
    </Drawer>
  )
}

type PixelsOfProductProps = { vendor: Vendor; productId: string; onClose: () => void }

function PixelsOfProduct({ vendor, productId, onClose }: PixelsOfProductProps) {
  const { form: text } = useMessages(integrationsCatalogue).pixel
  const stored = useQuery(api.seller.pixels.get.queryOptions({ productId }))
  const save = useAction(api.seller.pixels.save)
  const form = useRecordForm({
    query: api.seller.pixels.get.queryOptions({ productId }),
    schema: pixelForm,
    toForm: (record: StoredPixels | undefined) => pixelFormOf(productId, record),
    save: save.run,
    invalidates: [api.seller.pixels, api.seller.products],
  })
  return (
    <FormDrawer form={form} title={text.title(vendor.name)} onClose={onClose}>
      <VendorFields vendor={vendor.id} stored={stored.data} />
    </FormDrawer>
  )
}

/** Every pixel of the product: hidden ones are sent back unchanged, and an untyped token stays. */
function pixelFormOf(productId: string, stored: StoredPixels | undefined): PixelForm {
  const listed = (pixels: readonly { pixelId: string; testCode: string | null }[] = []) =>
    pixels.map(({ pixelId, testCode }) => ({ pixelId, testCode }))
  return {
    productId,
    version: stored?.version ?? 1,
    facebook: listed(stored?.facebook),
    tiktok: listed(stored?.tiktok),
    kwai: listed(stored?.kwai),
    googleAnalyticsId: stored?.googleAnalyticsId ?? null,
    googleAdsId: stored?.googleAdsId ?? null,
    googleAdsConversionApiId: stored?.googleAdsConversionApiId ?? null,
  }
}

function VendorFields({ vendor, stored }: { vendor: PixelTab; stored: StoredPixels | undefined }) {
  const { form: text } = useMessages(integrationsCatalogue).pixel
  const { optional } = useMessages(coreCatalogue)
  const tokenHelp = (hasToken: boolean | undefined) => (hasToken ? text.tokenKept : text.tokenHelp)
  if (vendor === 'googleAnalytics')
    return (
      <>
        <TextField
          name="googleAnalyticsId"
          label={text.analyticsId}
          help={text.idHelp}
          placeholder="G-XXXXXXXXXX"
        />
        <PasswordField
          name="googleAnalyticsToken"
          label={text.token}
          help={tokenHelp(stored?.hasGoogleAnalyticsToken)}
          hint={optional}
          autoComplete="new-password"
        />
      </>
    )
  if (vendor === 'googleAds')
    return (
      <>
        <TextField name="googleAdsId" label={text.adsId} help={text.idHelp} placeholder="AW-123456789" />
        <TextField name="googleAdsConversionApiId" label={text.conversionId} hint={optional} />
      </>
    )
  return (
    <RowsField
      name={vendor}
      label={text.pixels}
      rowLabel={(index) => text.pixel(index + 1)}
      addLabel={text.add}
      newRow={() => ({ pixelId: '' })}
      max={pixelsMax}
      isUnordered
      empty={{ icon: <Radio />, title: text.none.title, description: text.none.text }}
    >
      {(path, index) => (
        <>
          <TextField name={`${path}.pixelId`} label={text.id} help={text.idHelp} autoComplete="off" />
          <PasswordField
            name={`${path}.token`}
            label={text.token}
            help={tokenHelp(stored?.[vendor][index]?.hasToken)}
            hint={optional}
            autoComplete="new-password"
          />
          {vendor === 'kwai' ? null : (
            <TextField
              name={`${path}.testCode`}
              label={text.testCode}
              help={text.testCodeHelp}
              hint={optional}
              placeholder="TEST12345"
              autoComplete="off"
            />
          )}
        </>
      )}
    </RowsField>
  )
}
