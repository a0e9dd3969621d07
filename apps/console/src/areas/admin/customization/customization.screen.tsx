import { brandInput } from '@balcao/server/modules/branding/brand.input'
import { Skeleton } from '@balcao/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { api } from '#api/client.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormPage } from '#kit/form/form-page.tsx'
import { FormSection } from '#kit/form/form-section.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { type BrandForm, brandFormOf } from './brand.ts'
import { BrandContrast } from './brand-contrast.tsx'
import { BrandPreview } from './brand-preview.tsx'
import { BrandVersions } from './brand-versions.tsx'
import { customizationCatalogue } from './catalogue.ts'

const BrandCheckout = lazy(async () => ({ default: (await import('./brand-checkout.tsx')).BrandCheckout }))

const { TextField, ColourField, UploadField } = fieldsOf<BrandForm>()
const query = api.admin.brand.get.queryOptions()
const pictures = {
  purpose: 'PLATFORM_IMAGE',
  accept: ['image/png', 'image/jpeg', 'image/webp'],
  maxMegabytes: 2,
  keep: 'key',
} as const

export function CustomizationScreen() {
  const text = useMessages(customizationCatalogue)
  const { optional } = useMessages(coreCatalogue)
  const { data: stored } = useQuery(query)
  const save = useAction(api.admin.brand.save)
  const form = useRecordForm({
    query,
    schema: brandInput,
    toForm: brandFormOf,
    save: save.run,
    proven: true,
    invalidates: [api.account.session],
    savedText: text.saved,
  })
  const urlOf = (key: string) => stored && `${stored.picturesUrl}${key}`
  return (
    <div className="grid gap-4">
      <FormPage title={text.title} purpose={text.purpose} form={form}>
        <FormSection title={text.preview} text={text.previewText}>
          <BrandPreview urlOf={urlOf} />
        </FormSection>
        <FormSection title={text.identity} text={text.identityText}>
          <TextField name="name" label={text.name} maxLength={60} isRequired />
          <UploadField
            name="logoKey"
            label={text.logo}
            help={text.logoHelp}
            hint={optional}
            urlOf={urlOf}
            {...pictures}
          />
          <UploadField
            name="faviconKey"
            label={text.favicon}
            help={text.faviconHelp}
            hint={optional}
            urlOf={urlOf}
            {...pictures}
          />
        </FormSection>
        <FormSection title={text.colours} text={text.coloursText}>
          <div className="grid gap-4 sm:grid-cols-2">
            <ColourField name="brandColor" label={text.brandColor} />
            <ColourField name="mailColor" label={text.mailColor} help={text.mailColorHelp} />
          </div>
          <BrandContrast />
        </FormSection>
        <FormSection title={text.checkout.title} text={text.checkout.text}>
          {stored && (
            <Suspense fallback={<Skeleton className="h-180 w-full" />}>
              <BrandCheckout stored={stored} />
            </Suspense>
          )}
        </FormSection>
        <FormSection title={text.door} text={text.doorText}>
          <UploadField
            name="doorImageKey"
            label={text.doorImage}
            help={text.doorImageHelp}
            hint={optional}
            urlOf={urlOf}
            {...pictures}
          />
        </FormSection>
      </FormPage>
      {stored && <BrandVersions versions={stored.versions} basedOn={stored.basedOn} />}
    </div>
  )
}
