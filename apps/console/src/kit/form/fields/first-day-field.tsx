import { Field } from '@balcao/ui/field'
import { Input } from '@balcao/ui/input'
import { useState } from 'react'
import { firstDayFrom, startOfDay } from '#kit/last-day.ts'
import { type FieldBasics, useBoundField } from './use-bound-field.ts'

/**
 * First day on which something applies: the value is the instant at which the day begins in São Paulo, or
 * null.
 */
export function FirstDayField(props: FieldBasics) {
  const { name, label, help, hint, isRequired, className, disabled } = props
  const { id, field, error } = useBoundField({ name, label })
  // A year being typed passes through 0002 and 0020, which are valid days too and must stay as typed.
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <Field {...{ id, label, help, hint, isRequired, className, error }}>
      <Input
        type="date"
        name={name}
        disabled={disabled}
        value={typed ?? (field.value ? firstDayFrom(field.value) : '')}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          field.onChange(startOfDay(event.currentTarget.value))
        }}
        onBlur={() => {
          setTyped(null)
          field.onBlur()
        }}
      />
    </Field>
  )
}
