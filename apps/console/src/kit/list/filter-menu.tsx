import { Button } from '@balcao/ui/button'
import { Popover } from '@balcao/ui/popover'
import { Skeleton } from '@balcao/ui/skeleton'
import { ListFilter as FilterIcon } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { FilterValue, ListFilters } from './list-filter.ts'

const loadControl = () => import('./filter-control.tsx')
const FilterControl = lazy(async () => ({ default: (await loadControl()).FilterControl }))

type FilterMenuProps = {
  filters: ListFilters
  chosen: Readonly<Record<string, FilterValue | undefined>>
  onChange: (id: string, value: FilterValue | null) => void
}

/** The filters of a list. Their controls are loaded when the pointer comes near. */
export function FilterMenu({ filters, chosen, onChange }: FilterMenuProps) {
  const { list } = useMessages(coreCatalogue)
  return (
    <Popover
      label={list.filters}
      className="max-h-(--radix-popover-content-available-height) w-76 overflow-y-auto"
      trigger={
        <Button icon={<FilterIcon />} onPointerEnter={loadControl} onFocus={loadControl}>
          {list.filters}
        </Button>
      }
    >
      <Suspense fallback={<Skeleton className="h-40 w-full" />}>
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
      </Suspense>
    </Popover>
  )
}
