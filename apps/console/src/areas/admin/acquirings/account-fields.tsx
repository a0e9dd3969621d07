import { Banner } from '@balcao/ui/banner'
import { Lock } from 'lucide-react'
import { useLocale } from '#i18n/locale.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import type { AccountForm } from './account-form.ts'
import { type CredentialField, type Provider, paymentMethodOrder } from './acquirer.ts'
import { acquiringsCatalogue } from './catalogue.ts'

const { TextField, PasswordField, SelectField, NumberField, CheckboxesField, TextareaField } =
  fieldsOf<AccountForm>()

type AccountFieldsProps = {
  can: Pick<Provider, 'methods' | 'needsBaseUrl' | 'environments'>
  fields: readonly CredentialField[]
}

/** Fields of an account, as its adapter's manifest defines them. */
export function AccountFields({ can, fields }: AccountFieldsProps) {
  const { form: text, capability, reason, reasonHelp } = useMessages(acquiringsCatalogue)
  const methods = paymentMethodOrder.filter((method) => can.methods.includes(method))
  const [known] = Object.values(can.environments)
  return (
    <>
      <TextField name="label" label={text.label} help={text.labelHelp} maxLength={80} isRequired />
      <fieldset className="grid gap-4">
        <legend className="mb-1 font-semibold">{text.keys}</legend>
        <p className="flex items-start gap-2 text-muted text-sm">
          <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {text.writeOnly}
        </p>
        {fields.map((field) => (
          <Credential key={field.name} field={field} />
        ))}
      </fieldset>
      <TextField
        name="baseUrl"
        label={text.baseUrl}
        help={can.needsBaseUrl ? text.baseUrlRequired : text.baseUrlHelp}
        type="url"
        placeholder={known ?? 'https://'}
        autoComplete="off"
        isRequired={can.needsBaseUrl}
      />
      {methods.length === 0 ? (
        <Banner tone="info">{text.noMethods}</Banner>
      ) : (
        <CheckboxesField
          name="methods"
          label={text.methods}
          options={methods.map((method) => ({ value: method, label: capability[method] }))}
        />
      )}
      <NumberField name="priority" label={text.priority} help={text.priorityHelp} isRequired />
      <TextareaField name="reason" label={reason} help={reasonHelp} rows={2} maxLength={500} isRequired />
    </>
  )
}

function Credential({ field }: { field: CredentialField }) {
  const { form: text } = useMessages(acquiringsCatalogue)
  const { locale } = useLocale()
  const format = useFormat()
  const { name, isSecret, isSet, isRequired, setAt, setBy, choices } = field
  const shared = { name: `credentials.${name}` as const, label: field.label[locale] }
  if (choices)
    return (
      <SelectField
        {...shared}
        canClear={!isRequired}
        isRequired={isRequired}
        options={choices.map((value) => ({ value, label: value }))}
      />
    )
  if (!isSecret) return <TextField {...shared} autoComplete="off" isRequired={isRequired} />
  const stored = setAt ? text.setSecret(format.date(setAt), setBy ?? text.product) : text.setSecretUnknown
  return (
    <PasswordField
      {...shared}
      autoComplete="new-password"
      isRequired={isRequired && !isSet}
      {...(isSet !== undefined && { help: isSet ? stored : text.unset })}
    />
  )
}
