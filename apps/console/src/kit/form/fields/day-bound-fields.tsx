import { Field } from '@balcao/ui/field'
import { Input } from '@balcao/ui/input'
import { useState } from 'react'
import { endOfDay, firstDayFrom, lastDayBefore, startOfDay } from '#kit/last-day.ts'
import { useToday } from '#kit/use-today.ts'
import { type FieldBasics, useBoundField } from './use-bound-field.ts'

/** First day on which something applies: the value is the instant at which the day begins in São Paulo, or null. */
export function FirstDayField(props: FieldBasics) {
  return <DayField {...props} dayOf={firstDayFrom} instantOf={startOfDay} />
}

export type LastDayFieldProps = FieldBasics & {
  /** The last day that may be chosen, written YYYY-MM-DD. */
  latest?: string
}

/** Last day on which something applies: the value is the instant at which the day ends in São Paulo, or null. */
export function LastDayField({ latest, ...props }: LastDayFieldProps) {
  return <DayField {...props} min={useToday()} max={latest} dayOf={lastDayBefore} instantOf={endOfDay} />
}

type DayFieldProps = FieldBasics & {
  min?: string | undefined
  max?: string | undefined
  dayOf: (instant: string) => string
  instantOf: (day: string) => string | null
}

function DayField({ dayOf, instantOf, min, max, ...props }: DayFieldProps) {
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
        min={min}
        max={max}
        value={typed ?? (field.value ? dayOf(field.value) : '')}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          field.onChange(instantOf(event.currentTarget.value))
        }}
        onBlur={() => {
          setTyped(null)
          field.onBlur()
        }}
      />
    </Field>
  )
}
