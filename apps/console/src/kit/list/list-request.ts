import type { SearchTexts } from '#address/search-text.ts'
import { type Period, type PeriodPreset, periodBounds, readPeriod } from '#kit/period.ts'
import type { ListRequest, ListSort } from './list-declaration.ts'
import { type FilterValues, type ListFilters, readFilter } from './list-filter.ts'

type Declared<Filters extends ListFilters, Sort extends string> = {
  filters: Filters
  sortable: readonly Sort[]
  defaultSort: ListSort<Sort> | undefined
  defaultPeriod: PeriodPreset | null
  pageSize: number
}

/**
 * Every state of a list is an address, so parts that do not fit the declaration are ignored and never sent to
 * the server.
 */
export function readListRequest<Filters extends ListFilters, Sort extends string>(
  texts: SearchTexts,
  declared: Declared<Filters, Sort>,
  today: string,
): ListRequest<Filters, Sort> {
  const filters = Object.entries(declared.filters).flatMap(([id, filter]) => {
    const value = readFilter(filter, texts[id])
    return value === undefined ? [] : [[id, value] as const]
  })
  const period: Period | null =
    declared.defaultPeriod === null ? null : readPeriod(texts, declared.defaultPeriod)
  return {
    search: texts.q?.trim() || undefined,
    filters: Object.fromEntries(filters) as FilterValues<Filters>,
    sort: readSort(texts.sort, declared.sortable) ?? declared.defaultSort,
    period,
    bounds: period === null ? {} : periodBounds(period, today),
    cursor: texts.cursor || undefined,
    limit: declared.pageSize,
  }
}

function readSort<Sort extends string>(
  text: string | undefined,
  sortable: readonly Sort[],
): ListSort<Sort> | undefined {
  const [name, direction] = text?.split('.') ?? []
  const by = sortable.find((candidate) => candidate === name)
  return by && { by, direction: direction === 'asc' ? 'asc' : 'desc' }
}

export function writeSort(sort: ListSort | undefined): string | undefined {
  return sort && `${sort.by}.${sort.direction}`
}

/**
 * Descending first: the largest and newest rows are usually wanted. The third press restores the list's own order,
 * unless it is already shown: in a queue, whose own order is the oldest first, the heading reverses it.
 */
export function toggleSort<Sort extends string>(
  current: ListSort<Sort> | undefined,
  by: Sort,
  own?: ListSort<Sort>,
): ListSort<Sort> | undefined {
  if (current?.by !== by) return { by, direction: 'desc' }
  if (current.direction === 'desc') return { by, direction: 'asc' }
  return own?.by === by && own.direction === 'asc' ? { by, direction: 'desc' } : undefined
}
