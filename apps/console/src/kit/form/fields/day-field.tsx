import { Field } from '@balcao/ui/field'
import { Input } from '@balcao/ui/input'
import { type FieldBasics, useBoundField } from './use-bound-field.ts'

/** A day of the calendar, written YYYY-MM-DD; an empty one is null. */
export function DayField(props: FieldBasics) {
  const { name, label, help, hint, isRequired, className, disabled } = props
  const { id, field, error } = useBoundField({ name, label })
  return (
    <Field {...{ id, label, help, hint, isRequired, className, error }}>
      <Input
        type="date"
        {...field}
        disabled={disabled}
        value={field.value ?? ''}
        onChange={(event) => field.onChange(event.currentTarget.value || null)}
      />
    </Field>
  )
}
