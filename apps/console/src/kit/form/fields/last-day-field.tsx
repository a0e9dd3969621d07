import { Field } from '@balcao/ui/field'
import { Input } from '@balcao/ui/input'
import { useState } from 'react'
import { endOfDay, lastDayBefore } from '#kit/last-day.ts'
import { useToday } from '#kit/use-today.ts'
import { type FieldBasics, useBoundField } from './use-bound-field.ts'

export type LastDayFieldProps = FieldBasics & {
  /** The last day that may be chosen, written YYYY-MM-DD. */
  latest?: string
}

/**
 * Last day on which something applies: the value is the instant at which the day ends in São Paulo, or null.
 */
export function LastDayField(props: LastDayFieldProps) {
  const { name, label, help, hint, isRequired, className, latest, disabled } = props
  const { id, field, error } = useBoundField({ name, label })
  const today = useToday()
  // A year being typed passes through 0002 and 0020, which are valid days too and must stay as typed.
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <Field {...{ id, label, help, hint, isRequired, className, error }}>
      <Input
        type="date"
        name={name}
        disabled={disabled}
        min={today}
        max={latest}
        value={typed ?? (field.value ? lastDayBefore(field.value) : '')}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          field.onChange(endOfDay(event.currentTarget.value))
        }}
        onBlur={() => {
          setTyped(null)
          field.onBlur()
        }}
      />
    </Field>
  )
}
