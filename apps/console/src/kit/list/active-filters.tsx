import { Button } from '@balcao/ui/button'
import { FilterChip } from '@balcao/ui/filter-chip'
import { coreCatalogue } from '../../i18n/core/catalogue.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import type { ListFilter } from './list-declaration.ts'
import type { ListState } from './use-list-state.ts'

export function ActiveFilters({ filters, state }: { filters: readonly ListFilter[]; state: ListState }) {
  const { list } = useMessages(coreCatalogue)
  const active = filters.filter((filter) => state.request.filters[filter.id] !== undefined)
  const { search } = state.request
  if (active.length === 0 && search === undefined) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      {search !== undefined && (
        <FilterChip
          label={list.search}
          value={search}
          removeLabel={list.removeFilter(list.search)}
          onRemove={() => state.setSearch('')}
        />
      )}
      {active.map((filter) => {
        const value = state.request.filters[filter.id]
        return (
          <FilterChip
            key={filter.id}
            label={filter.label}
            value={filter.options.find((option) => option.value === value)?.label ?? value}
            removeLabel={list.removeFilter(filter.label)}
            onRemove={() => state.setFilter(filter.id, null)}
          />
        )
      })}
      <Button variant="ghost" size="small" onClick={state.clearFilters}>
        {list.clearFilters}
      </Button>
    </div>
  )
}
