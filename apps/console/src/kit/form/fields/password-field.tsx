import { Field } from '@balcao/ui/field'
import { PasswordInput } from '@balcao/ui/password-input'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { type FieldBasics, useBoundField } from './use-bound-field.ts'

export type PasswordFieldProps = FieldBasics & { autoComplete: 'current-password' | 'new-password' }

export function PasswordField(props: PasswordFieldProps) {
  const { name, label, help, hint, isRequired, className, ...input } = props
  const { password } = useMessages(coreCatalogue)
  const { id, field, error } = useBoundField({ name, label })
  return (
    <Field {...{ id, label, help, hint, isRequired, className, error }}>
      <PasswordInput
        {...input}
        {...field}
        value={field.value ?? ''}
        showLabel={password.show}
        hideLabel={password.hide}
      />
    </Field>
  )
}
