import { Field } from '@balcao/ui/field'
import { Input, type InputProps } from '@balcao/ui/input'
import { type FieldBasics, useBoundField } from './use-bound-field.ts'

export type NumberFieldProps = FieldBasics & Pick<InputProps, 'prefix' | 'suffix' | 'placeholder'>

const digitsMax = 9

/** A whole number that is not negative; an empty one is null. */
export function NumberField(props: NumberFieldProps) {
  const { name, label, help, hint, isRequired, className, ...input } = props
  const { id, field, error } = useBoundField({ name, label })
  return (
    <Field {...{ id, label, help, hint, isRequired, className, error }}>
      <Input
        {...input}
        {...field}
        inputMode="numeric"
        autoComplete="off"
        value={field.value ?? ''}
        onChange={(event) => {
          const digits = event.currentTarget.value.replace(/\D/g, '').slice(0, digitsMax)
          field.onChange(digits === '' ? null : Number(digits))
        }}
      />
    </Field>
  )
}
