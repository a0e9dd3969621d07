import { Combobox } from '@balcao/ui/combobox'
import { Field } from '@balcao/ui/field'
import { Select } from '@balcao/ui/select'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { type FieldBasics, useBoundField } from './use-bound-field.ts'

export type SelectFieldProps = FieldBasics & {
  options: readonly { value: string | number; label: string }[]
  placeholder?: string
  /** The choice can be cleared; the value is then null. */
  canClear?: boolean
}

const searchableFrom = 9

/** One of a few options; a long list is searchable. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, help, hint, isRequired, className, options, disabled } = props
  const core = useMessages(coreCatalogue)
  const { id, field, error } = useBoundField({ name, label })
  const shared = {
    options: options.map(({ value, label }) => ({ value: String(value), label })),
    disabled,
    // A form of texts starts with an empty text, which is no choice.
    value: field.value == null || field.value === '' ? null : String(field.value),
    onChange: (chosen: string | null) =>
      field.onChange(options.find(({ value }) => String(value) === chosen)?.value ?? null),
    placeholder: props.placeholder ?? core.form.choose,
    emptyText: core.nothingFound,
    clearLabel: props.canClear ? core.action.clear : undefined,
  }
  return (
    <Field {...{ id, label, help, hint, isRequired, className, error }}>
      {options.length >= searchableFrom ? (
        <Combobox {...shared} searchLabel={core.list.search} />
      ) : (
        <Select {...shared} />
      )}
    </Field>
  )
}
