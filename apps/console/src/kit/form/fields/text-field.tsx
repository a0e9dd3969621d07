import { Field } from '@balcao/ui/field'
import { Input, type InputProps } from '@balcao/ui/input'
import { type FieldBasics, useBoundField } from './use-bound-field.ts'

export type TextFieldProps = FieldBasics &
  Pick<InputProps, 'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'placeholder' | 'prefix' | 'suffix'>

export function TextField({ name, label, help, hint, isRequired, className, ...input }: TextFieldProps) {
  const { id, field, error } = useBoundField({ name, label })
  return (
    <Field {...{ id, label, help, hint, isRequired, className, error }}>
      <Input {...input} {...field} value={field.value ?? ''} />
    </Field>
  )
}
