import { Checkbox } from '@balcao/ui/checkbox'
import { type FieldBasics, useBoundField } from './use-bound-field.ts'

export type CheckboxesFieldProps = Pick<FieldBasics, 'name' | 'label' | 'help' | 'disabled'> & {
  options: readonly { value: string; label: string; description?: string }[]
}

/** Several of a few options; the value is the list of ticked ones, in the order of the options. */
export function CheckboxesField({ name, label, help, disabled, options }: CheckboxesFieldProps) {
  const { id, field, error } = useBoundField({ name, label })
  const ticked: readonly string[] = field.value ?? []
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      className="grid gap-2 outline-none"
    >
      <legend className="mb-2 font-medium">{label}</legend>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          label={option.label}
          description={option.description}
          disabled={disabled}
          checked={ticked.includes(option.value)}
          onChange={(isTicked) =>
            field.onChange(
              options
                .map(({ value }) => value)
                .filter((value) => (value === option.value ? isTicked : ticked.includes(value))),
            )
          }
        />
      ))}
      {error && (
        <p id={`${id}-error`} className="text-negative text-sm">
          {error}
        </p>
      )}
      {help && <p className="text-muted text-sm">{help}</p>}
    </fieldset>
  )
}
