import { Switch } from '@balcao/ui/switch'
import { useQuery } from '@tanstack/react-query'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { useEffect, useEffectEvent } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { api } from '#api/client.ts'
import { useLocale } from '#i18n/locale.tsx'
import { useMessages } from '#i18n/use-messages.ts'
import { FormSection } from '#kit/form/form-section.tsx'
import { newPlatformCatalogue } from './catalogue.ts'
import { type AcquirerForm, type NewPlatformForm, newPlatformFields } from './new-platform-form.ts'

const { TextField, SelectField, CheckboxesField, PasswordField } = newPlatformFields

type Provider = inferOutput<typeof api.master.platforms.providers>[number]

const noAcquirer: AcquirerForm = { provider: '', label: '', baseUrl: '', methods: [], credentials: [] }

/** The first contract with an acquirer, if there is one. Its fields come from the adapter. */
export function AcquirerSection() {
  const { acquirer: text } = useMessages(newPlatformCatalogue)
  const { control, setValue } = useFormContext<NewPlatformForm>()
  const isConnecting = useWatch({ control, name: 'acquirer' }) !== null
  return (
    <FormSection title={text.title} text={text.text}>
      <Switch
        label={text.connect}
        checked={isConnecting}
        onChange={(isOn) => setValue('acquirer', isOn ? noAcquirer : null, { shouldDirty: true })}
      />
      {isConnecting && <AcquirerFields />}
    </FormSection>
  )
}

function AcquirerFields() {
  const { acquirer: text } = useMessages(newPlatformCatalogue)
  const { locale } = useLocale()
  const { control, setValue } = useFormContext<NewPlatformForm>()
  const { data: providers = [] } = useQuery(api.master.platforms.providers.queryOptions())
  const name = useWatch({ control, name: 'acquirer.provider' })
  const provider = providers.find((candidate) => candidate.name === name)
  const take = useEffectEvent(({ title, methods, credentials }: Provider) => {
    setValue('acquirer.label', title)
    setValue('acquirer.methods', methods)
    setValue(
      'acquirer.credentials',
      credentials.map((field) => ({ name: field.name, value: '' })),
    )
  })
  useEffect(() => {
    if (provider) take(provider)
  }, [provider])
  return (
    <>
      <SelectField
        name="acquirer.provider"
        label={text.provider}
        options={providers.map(({ name, title }) => ({ value: name, label: title }))}
        isRequired
      />
      {provider && (
        <>
          <TextField name="acquirer.label" label={text.label} autoComplete="off" isRequired />
          <CheckboxesField
            name="acquirer.methods"
            label={text.methods}
            options={provider.methods.map((value) => ({ value, label: text.method[value] }))}
          />
          {provider.credentials.map(({ name, label, isSecret, isRequired }, place) => {
            const field = {
              name: `acquirer.credentials.${place}.value`,
              label: label[locale],
              isRequired,
            } as const
            return isSecret ? (
              <PasswordField key={name} {...field} autoComplete="new-password" />
            ) : (
              <TextField key={name} {...field} autoComplete="off" />
            )
          })}
          <TextField
            name="acquirer.baseUrl"
            label={text.baseUrl}
            {...(!provider.needsBaseUrl && { help: text.baseUrlHelp })}
            type="url"
            autoComplete="off"
            isRequired={provider.needsBaseUrl}
          />
        </>
      )}
    </>
  )
}
