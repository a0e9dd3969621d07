import { Field } from '@balcao/ui/field'
import { MaskedInput } from '@balcao/ui/masked-input'
import type { InputMask } from '@balcao/ui/masks'
import { type FieldBasics, useBoundField } from './use-bound-field.ts'

export type MaskFieldProps = FieldBasics & { mask: InputMask; autoComplete?: string }

/** Formats while typing; the form's value never has punctuation. */
export function MaskField(props: MaskFieldProps) {
  const { name, label, help, hint, isRequired, className, ...input } = props
  const { id, field, error } = useBoundField({ name, label })
  return (
    <Field {...{ id, label, help, hint, isRequired, className, error }}>
      <MaskedInput
        {...input}
        name={name}
        value={field.value ?? ''}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
    </Field>
  )
}
