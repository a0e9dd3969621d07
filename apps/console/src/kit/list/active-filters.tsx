import { Button } from '@balcao/ui/button'
import { FilterChip } from '@balcao/ui/filter-chip'
import type { ReactNode } from 'react'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { languageTags, useLocale } from '#i18n/locale.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useCurrency } from '#kit/currency.tsx'
import type { LookUp } from '#kit/look-up/look-up.ts'
import { useLookUpName } from '#kit/look-up/use-look-up.ts'
import type { FilterValue, ListFilter, ListFilters, NumberRange } from './list-filter.ts'
import type { ListState } from './use-list-state.ts'

/** Active filters, each with a button to remove it. */
export function ActiveFilters({ filters, state }: { filters: ListFilters; state: ListState }) {
  const { list } = useMessages(coreCatalogue)
  const wordsOf = useFilterWords()
  const { search, filters: chosen } = state.request
  const active = Object.entries(filters).flatMap(([id, filter]) => {
    const value = chosen[id]
    return value === undefined ? [] : [{ id, filter, value }]
  })
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
      {active.map(({ id, filter, value }) => (
        <FilterChip
          key={id}
          label={filter.label}
          value={wordsOf(filter, value)}
          removeLabel={list.removeFilter(filter.label)}
          onRemove={() => state.setFilter(id, null)}
        />
      ))}
      <Button variant="ghost" size="small" onClick={state.clearFilters}>
        {list.clearFilters}
      </Button>
    </div>
  )
}

function useFilterWords(): (filter: ListFilter, value: FilterValue) => ReactNode {
  const { list } = useMessages(coreCatalogue)
  const { locale } = useLocale()
  const format = useFormat()
  const currency = useCurrency()
  return (filter, value) => {
    if (filter.kind === 'lookup') return <LookUpName lookUp={filter.lookUp} id={value as string} />
    if (filter.kind === 'range') {
      const { from, to } = value as NumberRange
      const words = (bound: number) =>
        filter.unit === 'money' ? format.money(bound, currency) : format.integer(bound)
      if (from === undefined) return list.atMost(words(to ?? 0))
      return to === undefined ? list.atLeast(words(from)) : list.between(words(from), words(to))
    }
    const labels = filter.options.filter((option) => value === option.value || isOneOf(value, option.value))
    return new Intl.ListFormat(languageTags[locale], { type: 'disjunction' }).format(
      labels.map(({ label }) => label),
    )
  }
}

function isOneOf(value: FilterValue, option: string): boolean {
  return Array.isArray(value) && value.includes(option)
}

function LookUpName({ lookUp, id }: { lookUp: LookUp; id: string }) {
  return useLookUpName(lookUp, id) ?? '…'
}
