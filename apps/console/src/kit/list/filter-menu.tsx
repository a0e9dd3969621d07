import { Button } from '@balcao/ui/button'
import { Popover } from '@balcao/ui/popover'
import { ListFilter as FilterIcon } from 'lucide-react'
import { coreCatalogue } from '../../i18n/core/catalogue.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { FilterControl } from './filter-control.tsx'
import type { FilterValue, ListFilters } from './list-filter.ts'

type FilterMenuProps = {
  filters: ListFilters
  chosen: Readonly<Record<string, FilterValue | undefined>>
  onChange: (id: string, value: FilterValue | null) => void
}

export function FilterMenu({ filters, chosen, onChange }: FilterMenuProps) {
  const { list } = useMessages(coreCatalogue)
  return (
    <Popover
      label={list.filters}
      className="max-h-(--radix-popover-content-available-height) w-76 overflow-y-auto"
      trigger={<Button icon={<FilterIcon />}>{list.filters}</Button>}
    >
      <div className="grid gap-4">
        {Object.entries(filters).map(([id, filter]) => (
          <FilterControl
            key={id}
            filter={filter}
            value={chosen[id]}
            onChange={(value) => onChange(id, value)}
          />
        ))}
      </div>
    </Popover>
  )
}
