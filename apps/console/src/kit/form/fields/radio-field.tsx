import { RadioGroup, type RadioOption } from '@balcao/ui/radio-group'
import { type FieldBasics, useBoundField } from './use-bound-field.ts'

export type RadioFieldProps = Pick<FieldBasics, 'name' | 'label'> & {
  options: readonly RadioOption[]
  isLabelHidden?: boolean
}

/** One of a few options worth comparing, all visible. */
export function RadioField({ name, label, options, isLabelHidden }: RadioFieldProps) {
  const { id, field, error } = useBoundField({ name, label })
  return (
    <div id={id} tabIndex={-1} className="outline-none">
      <RadioGroup
        label={label}
        isLabelHidden={isLabelHidden}
        options={options}
        value={field.value ?? ''}
        onChange={field.onChange}
        error={error}
      />
    </div>
  )
}
