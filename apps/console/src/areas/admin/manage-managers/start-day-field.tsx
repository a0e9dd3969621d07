import { addDays, dayInSaoPaulo, startOfDayInSaoPaulo } from '@balcao/domain/calendar'
import { Field } from '@balcao/ui/field'
import { Input } from '@balcao/ui/input'
import { useState } from 'react'
import { type FieldBasics, useBoundField } from '#kit/form/fields/use-bound-field.ts'
import { useToday } from '#kit/use-today.ts'

/**
 * First day on which something applies: the value is the instant at which that day begins in São Paulo, or
 * undefined for at once.
 */
export function StartDayField({ name, label, help }: Pick<FieldBasics, 'name' | 'label' | 'help'>) {
  const { id, field, error } = useBoundField({ name, label })
  const tomorrow = addDays(useToday(), 1)
  // A year being typed passes through 0002 and 0020, which are valid days too and must stay as typed.
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <Field {...{ id, label, help, error }}>
      <Input
        type="date"
        name={name}
        min={tomorrow}
        value={typed ?? (field.value ? dayInSaoPaulo(new Date(field.value)) : '')}
        onChange={(event) => {
          const day = event.currentTarget.value
          setTyped(day)
          field.onChange(day === '' ? undefined : startOfDayInSaoPaulo(day).toISOString())
        }}
        onBlur={() => {
          setTyped(null)
          field.onBlur()
        }}
      />
    </Field>
  )
}
