import { Switch } from '@balcao/ui/switch'
import { type FieldBasics, useBoundField } from './use-bound-field.ts'

export type SwitchFieldProps = Pick<FieldBasics, 'name' | 'label' | 'help' | 'disabled'>

export function SwitchField({ name, label, help, disabled }: SwitchFieldProps) {
  const { id, field, error } = useBoundField({ name, label })
  return (
    <Switch
      id={id}
      label={label}
      description={help}
      error={error}
      disabled={disabled}
      checked={field.value === true}
      onChange={field.onChange}
    />
  )
}
