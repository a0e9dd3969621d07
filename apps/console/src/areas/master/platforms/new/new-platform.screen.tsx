import { newPlatformInput } from '@balcao/server/modules/operator/platforms/platform.input'
import { useNavigate } from '@tanstack/react-router'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { FormPage } from '#kit/form/form-page.tsx'
import { FormSection } from '#kit/form/form-section.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { AcquirerSection } from './acquirer-section.tsx'
import { newPlatformCatalogue } from './catalogue.ts'
import { emptyPlatform, newPlatformFields } from './new-platform-form.ts'

const { TextField, ColourField, SelectField, MoneyField, PercentField, NumberField } = newPlatformFields

const locales = ['PT_BR', 'EN_US', 'ES_ES'] as const

/** Everything that a platform needs to open, in one form: it is created completely or not at all. */
export function NewPlatformScreen() {
  const text = useMessages(newPlatformCatalogue)
  const navigate = useNavigate()
  const open = useAction(api.master.platforms.open)
  const form = useRecordForm({
    schema: newPlatformInput,
    toForm: emptyPlatform,
    save: open.run,
    proven: true,
    invalidates: [api.master.platforms],
    savedText: text.created,
    onSaved: ({ platformId }) => navigate({ to: `/master-root/platforms/${platformId}` }),
  })
  const { identity, address, placeholder, contract, administrator } = text
  return (
    <FormPage title={text.title} purpose={text.purpose} form={form} saveLabel={text.create}>
      <FormSection title={identity.title}>
        <TextField name="name" label={identity.name} autoComplete="off" isRequired />
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <ColourField name="brandColor" label={identity.color} />
          <SelectField
            name="locale"
            label={identity.locale}
            options={locales.map((value) => ({ value, label: text.locale[value] }))}
          />
        </div>
      </FormSection>
      <FormSection title={address.title}>
        <TextField
          name="host"
          label={address.host}
          help={address.hostHelp}
          placeholder="painel.suamarca.com.br"
          autoComplete="off"
          isRequired
        />
      </FormSection>
      <FormSection title={placeholder.title} text={placeholder.text}>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <TextField name="placeholderDocument" label={placeholder.document} autoComplete="off" isRequired />
          <TextField
            name="placeholderPhone"
            label={placeholder.phone}
            type="tel"
            autoComplete="off"
            isRequired
          />
        </div>
      </FormSection>
      <FormSection title={contract.title} text={contract.text}>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <MoneyField name="contract.fixedCents" label={contract.fixed} isRequired />
          <PercentField name="contract.basisPoints" label={contract.rate} isRequired />
        </div>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <MoneyField name="contract.minimumCents" label={contract.minimum} isRequired />
          <NumberField name="contract.dueDays" label={contract.dueDays} isRequired />
        </div>
      </FormSection>
      <AcquirerSection />
      <FormSection title={administrator.title} text={administrator.text}>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <TextField name="administrator.name" label={administrator.name} autoComplete="off" isRequired />
          <TextField
            name="administrator.email"
            label={administrator.email}
            type="email"
            autoComplete="off"
            isRequired
          />
        </div>
      </FormSection>
    </FormPage>
  )
}
