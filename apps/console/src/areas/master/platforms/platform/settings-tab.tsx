import { platformSettingsInput } from '@balcao/server/modules/platforms/settings/platform-settings.input'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import type { PlatformPage } from '#areas/master/platforms/platform.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormPanel } from '#kit/form/form-panel.tsx'
import { FormSection } from '#kit/form/form-section.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { platformCatalogue } from './catalogue.ts'
import { SecretsCard } from './secrets-card.tsx'

const { TextField, ColourField, SelectField } = fieldsOf<z.input<typeof platformSettingsInput>>()

const locales = ['PT_BR', 'EN_US', 'ES_ES'] as const

export function SettingsTab({ platform }: { platform: PlatformPage }) {
  const { settings: text } = useMessages(platformCatalogue)
  const { platformId } = platform
  const save = useAction(api.master.platforms.saveSettings)
  const form = useRecordForm({
    query: api.master.platforms.get.queryOptions({ platformId }),
    schema: platformSettingsInput,
    toForm: (shown = platform) => ({
      platformId,
      name: shown.name,
      brandColor: shown.brandColor,
      locale: shown.locale,
      placeholderDocument: shown.placeholderDocument,
      placeholderPhone: shown.placeholderPhone,
    }),
    save: save.run,
    proven: true,
    invalidates: [api.master.platforms],
  })
  return (
    <div className="grid grid-cols-1 gap-4">
      <FormPanel form={form}>
        <FormSection title={text.identity}>
          <TextField name="name" label={text.name} autoComplete="off" isRequired />
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
            <ColourField name="brandColor" label={text.color} />
            <SelectField
              name="locale"
              label={text.locale}
              options={locales.map((value) => ({ value, label: text.locales[value] }))}
            />
          </div>
        </FormSection>
        <FormSection title={text.placeholder} text={text.placeholderText}>
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
            <TextField name="placeholderDocument" label={text.document} autoComplete="off" isRequired />
            <TextField name="placeholderPhone" label={text.phone} type="tel" autoComplete="off" isRequired />
          </div>
        </FormSection>
      </FormPanel>
      <SecretsCard platform={platform} />
    </div>
  )
}
