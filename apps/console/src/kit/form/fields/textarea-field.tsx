import { Field } from '@balcao/ui/field'
import { Textarea, type TextareaProps } from '@balcao/ui/textarea'
import { type FieldBasics, useBoundField } from './use-bound-field.ts'

export type TextareaFieldProps = FieldBasics & Pick<TextareaProps, 'rows' | 'maxLength' | 'placeholder'>

export function TextareaField(props: TextareaFieldProps) {
  const { name, label, help, hint, isRequired, className, ...textarea } = props
  const { id, field, error } = useBoundField({ name, label })
  return (
    <Field {...{ id, label, help, hint, isRequired, className, error }}>
      <Textarea {...textarea} {...field} value={field.value ?? ''} />
    </Field>
  )
}
