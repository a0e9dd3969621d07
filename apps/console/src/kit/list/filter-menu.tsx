import { Button } from '@balcao/ui/button'
import { Combobox } from '@balcao/ui/combobox'
import { Field } from '@balcao/ui/field'
import { Popover } from '@balcao/ui/popover'
import { Select } from '@balcao/ui/select'
import { ListFilter as FilterIcon } from 'lucide-react'
import { coreCatalogue } from '../../i18n/core/catalogue.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import type { ListFilter } from './list-declaration.ts'

type FilterMenuProps = {
  filters: readonly ListFilter[]
  chosen: Readonly<Record<string, string>>
  onChange: (id: string, value: string | null) => void
}

const searchableFrom = 9

export function FilterMenu({ filters, chosen, onChange }: FilterMenuProps) {
  const core = useMessages(coreCatalogue)
  return (
    <Popover
      label={core.list.filters}
      className="w-76"
      trigger={<Button icon={<FilterIcon />}>{core.list.filters}</Button>}
    >
      <div className="grid gap-3">
        {filters.map((filter) => {
          const shared = {
            options: filter.options,
            value: chosen[filter.id] ?? null,
            onChange: (value: string | null) => onChange(filter.id, value),
            placeholder: filter.allLabel ?? core.list.any,
            emptyText: core.nothingFound,
            clearLabel: core.action.clear,
          }
          return (
            <Field key={filter.id} label={filter.label}>
              {filter.options.length >= searchableFrom ? (
                <Combobox {...shared} searchLabel={core.list.search} />
              ) : (
                <Select {...shared} />
              )}
            </Field>
          )
        })}
      </div>
    </Popover>
  )
}
