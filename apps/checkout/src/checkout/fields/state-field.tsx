import { states } from '@balcao/domain/options/states'
import { ChevronIcon } from '#page/icons.tsx'
import type { TextField } from './buyer-form.ts'
import { FieldNote } from './field.tsx'
import { fieldId } from './field-id.ts'

type Props = {
  name: TextField
  label: string
  emptyLabel: string
  value: string
  error: string | undefined
  onValue: (field: TextField, value: string) => void
  onLeave: (field: TextField) => void
}

export function StateField({ name, label, emptyLabel, value, error, onValue, onLeave }: Props) {
  const id = fieldId(name)
  return (
    <div className="field field-half">
      <label htmlFor={id}>{label}</label>
      <div className="field-box">
        <select
          id={id}
          name={name}
          value={value}
          autoComplete="address-level1"
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-note` : undefined}
          onChange={({ target }) => onValue(name, target.value)}
          onBlur={() => onLeave(name)}
        >
          <option value="">{emptyLabel}</option>
          {states.map((state) => (
            <option key={state.code} value={state.code}>
              {state.name}
            </option>
          ))}
        </select>
        <span className="field-mark">
          <ChevronIcon />
        </span>
      </div>
      <FieldNote id={`${id}-note`} error={error} />
    </div>
  )
}
