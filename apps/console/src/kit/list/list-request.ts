import type { SearchTexts } from '../../address/search-text.ts'
import { type PeriodPreset, readPeriod } from '../period.ts'
import type { ListFilter, ListRequest, ListSort } from './list-declaration.ts'

type Declared = {
  filters: readonly ListFilter[]
  sortable: readonly string[]
  defaultPeriod: PeriodPreset | null
}

/** Every state of a list is an address, so what does not fit the declaration is ignored and never sent to the server. */
export function readListRequest(texts: SearchTexts, declared: Declared): ListRequest {
  const filters = declared.filters.flatMap((filter) => {
    const value = texts[filter.id]
    return value !== undefined && isOption(filter, value) ? [[filter.id, value] as const] : []
  })
  return {
    search: texts.q?.trim() || undefined,
    filters: Object.fromEntries(filters),
    sort: readSort(texts.sort, declared.sortable),
    period: declared.defaultPeriod === null ? null : readPeriod(texts, declared.defaultPeriod),
    cursor: texts.cursor || undefined,
  }
}

/** Options that are still loading cannot be checked yet; the server checks them anyway. */
function isOption(filter: ListFilter, value: string): boolean {
  return filter.options.length === 0 || filter.options.some((option) => option.value === value)
}

function readSort(text: string | undefined, sortable: readonly string[]): ListSort | undefined {
  const [by, direction] = text?.split('.') ?? []
  if (by === undefined || !sortable.includes(by)) return undefined
  return { by, direction: direction === 'asc' ? 'asc' : 'desc' }
}

export function writeSort(sort: ListSort | undefined): string | undefined {
  return sort && `${sort.by}.${sort.direction}`
}

/** Descending first: in a list of money and days the largest and the newest are what one looks for. */
export function toggleSort(current: ListSort | undefined, by: string): ListSort | undefined {
  if (current?.by !== by) return { by, direction: 'desc' }
  return current.direction === 'desc' ? { by, direction: 'asc' } : undefined
}
