import { apiKeyLifetimes, newApiKeyInput } from '@balcao/server/modules/accounts/api-keys/api-key.input'
import { Field } from '@balcao/ui/field'
import { Textarea } from '@balcao/ui/textarea'
import type { z } from 'zod'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { useBoundField } from '#kit/form/fields/use-bound-field.ts'
import { FormDrawer } from '#kit/form/form-drawer.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { apiKeysCatalogue } from './catalogue.ts'
import { ScopesField } from './scopes-field.tsx'
import { useApiKeys } from './use-api-keys.ts'

type KeyForm = z.input<typeof newApiKeyInput>
const { TextField, SelectField } = fieldsOf<KeyForm>()

type NewKeyDrawerProps = { onClose: () => void; onMade: (token: string) => void }

/** Creates a key. Its token is passed to the opener of the form, which is closed then. */
export function NewKeyDrawer({ onClose, onMade }: NewKeyDrawerProps) {
  const text = useMessages(apiKeysCatalogue)
  const { role, keys } = useApiKeys()
  const create = useAction(keys.create)
  const form = useRecordForm({
    schema: newApiKeyInput,
    toForm: (): KeyForm => ({ name: '', scopes: [], lifetimeDays: 365, networks: [] }),
    save: create.run,
    proven: true,
    invalidates: [keys],
    savedText: text.form.created,
    onSaved: ({ token }) => onMade(token),
  })
  return (
    <FormDrawer form={form} title={text.form.title} saveLabel={text.form.save} onClose={onClose}>
      <TextField name="name" label={text.form.name} help={text.form.nameHelp} maxLength={60} isRequired />
      <ScopesField role={role} />
      <SelectField
        name="lifetimeDays"
        label={text.form.lifetime}
        placeholder={text.endless}
        canClear
        options={apiKeyLifetimes.map((days) => ({ value: days, label: text.form.lifetimes[days] }))}
      />
      <NetworksField />
    </FormDrawer>
  )
}

/** Addresses and networks, one a line. */
function NetworksField() {
  const { form: text } = useMessages(apiKeysCatalogue)
  const { optional } = useMessages(coreCatalogue)
  const { id, field, error } = useBoundField({ name: 'networks', label: text.networks })
  return (
    <Field id={id} label={text.networks} help={text.networksHelp} hint={optional} error={error}>
      <Textarea
        {...field}
        rows={2}
        value={(field.value as string[]).join('\n')}
        onChange={({ target }) => field.onChange(target.value.split('\n'))}
      />
    </Field>
  )
}
