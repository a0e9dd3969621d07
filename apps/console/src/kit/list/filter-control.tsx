import { Checkbox } from '@balcao/ui/checkbox'
import { Combobox } from '@balcao/ui/combobox'
import { Field } from '@balcao/ui/field'
import { Select } from '@balcao/ui/select'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { LookUpBox } from '#kit/look-up/look-up-box.tsx'
import type { FilterValue, ListFilter, NumberRange } from './list-filter.ts'
import { RangeControl } from './range-control.tsx'

type FilterControlProps = {
  filter: ListFilter
  value: FilterValue | undefined
  onChange: (value: FilterValue | null) => void
}

const searchableFrom = 9

/** The control of one filter, by its kind. */
export function FilterControl({ filter, value, onChange }: FilterControlProps) {
  const core = useMessages(coreCatalogue)
  switch (filter.kind) {
    case 'one': {
      const shared = {
        options: filter.options,
        value: (value as string | undefined) ?? null,
        onChange,
        placeholder: filter.allLabel ?? core.list.any,
        emptyText: core.nothingFound,
        clearLabel: core.action.clear,
      }
      return (
        <Field label={filter.label}>
          {filter.options.length >= searchableFrom ? (
            <Combobox {...shared} searchLabel={core.list.search} />
          ) : (
            <Select {...shared} />
          )}
        </Field>
      )
    }
    case 'many': {
      const chosen = (value as string[] | undefined) ?? []
      return (
        <fieldset className="grid gap-2">
          <legend className="mb-1.5 font-medium text-base">{filter.label}</legend>
          {filter.options.map((option) => (
            <Checkbox
              key={option.value}
              label={option.label}
              checked={chosen.includes(option.value)}
              onChange={(isChecked) =>
                onChange(
                  filter.options
                    .map((candidate) => candidate.value)
                    .filter((candidate) =>
                      candidate === option.value ? isChecked : chosen.includes(candidate),
                    ),
                )
              }
            />
          ))}
        </fieldset>
      )
    }
    case 'range':
      return <RangeControl filter={filter} value={value as NumberRange | undefined} onChange={onChange} />
    case 'lookup':
      return (
        <Field label={filter.label}>
          <LookUpBox
            lookUp={filter.lookUp}
            value={(value as string | undefined) ?? null}
            onChange={onChange}
            placeholder={filter.allLabel ?? core.list.any}
          />
        </Field>
      )
  }
}
