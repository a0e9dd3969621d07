import { type CheckoutTemplate, checkoutTemplates } from '@balcao/domain/vocabulary'
import { brandInput } from '@balcao/server/modules/branding/brand.input'
import { SegmentedControl } from '@balcao/ui/segmented-control'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { CheckoutFrame } from '#features/checkout-frame/checkout-frame.tsx'
import { useLocale } from '#i18n/locale.tsx'
import { useMessages } from '#i18n/use-messages.ts'
import { useSettled } from '#kit/use-settled.ts'
import type { BrandForm, StoredBrand } from './brand.ts'
import { customizationCatalogue } from './catalogue.ts'

const shownOfBrand = brandInput.pick({ name: true, brandColor: true })

/**
 * A checkout without settings of a seller, with the form's name and colour, or the stored ones until these
 * are complete.
 */
export function BrandCheckout({ stored }: { stored: StoredBrand }) {
  const { checkout: text } = useMessages(customizationCatalogue)
  const { locale } = useLocale()
  const [template, setTemplate] = useState<CheckoutTemplate>('DEFAULT')
  const { name, brandColor } = useSettled(useWatch<BrandForm>())
  const { name: storedName, brandColor: storedColor } = stored
  const brand = shownOfBrand.safeParse({ name, brandColor }).data ?? {
    name: storedName,
    brandColor: storedColor,
  }
  return (
    <CheckoutFrame
      src={`/checkout-preview/brand?${new URLSearchParams({ ...brand, template, locale })}`}
      choices={
        <SegmentedControl
          label={text.template}
          isFullWidth
          segments={checkoutTemplates.map((value) => ({ value, label: text.templates[value] }))}
          value={template}
          onChange={setTemplate}
        />
      }
    />
  )
}
