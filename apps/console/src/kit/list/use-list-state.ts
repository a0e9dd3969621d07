import { useState } from 'react'
import { useSearchTexts } from '../../address/use-search-texts.ts'
import { type Period, type PeriodPreset, writePeriod } from '../period.ts'
import type { ListColumn, ListFilter, ListRequest } from './list-declaration.ts'
import { readListRequest, toggleSort, writeSort } from './list-request.ts'

export type ListState = {
  request: ListRequest
  /** The row whose drawer is open. */
  openRowId: string | undefined
  hasFilters: boolean
  setSearch: (text: string) => void
  setFilter: (id: string, value: string | null) => void
  clearFilters: () => void
  setPeriod: (period: Period) => void
  toggleSortBy: (by: string) => void
  openRow: (id: string | undefined) => void
  goTo: (cursor: string) => void
  goBack: (() => void) | null
  /** A page opened by its address knows no earlier one, so going back means the first page. */
  isBackToFirst: boolean
}

type Declared = {
  columns: readonly Pick<ListColumn<never, never>, 'sortBy'>[]
  filters: readonly ListFilter[]
  defaultPeriod: PeriodPreset | null
}

export function useListState({ columns, filters, defaultPeriod }: Declared): ListState {
  const [texts, change] = useSearchTexts()
  const [passed, setPassed] = useState<string[]>([])
  const sortable = columns.flatMap(({ sortBy }) => (sortBy === undefined ? [] : [sortBy]))
  const request = readListRequest(texts, { filters, sortable, defaultPeriod })

  /** Whatever changes the set of rows starts again at the first page. */
  const ask = (changes: Record<string, string | undefined>) => {
    setPassed([])
    change({ ...changes, cursor: undefined })
  }
  const previous = passed.at(-1)
  return {
    request,
    openRowId: texts.open,
    hasFilters: request.search !== undefined || Object.keys(request.filters).length > 0,
    setSearch: (text) => ask({ q: text || undefined }),
    setFilter: (id, value) => ask({ [id]: value ?? undefined }),
    clearFilters: () =>
      ask({ q: undefined, ...Object.fromEntries(filters.map(({ id }) => [id, undefined])) }),
    setPeriod: (period) => ask(writePeriod(period)),
    toggleSortBy: (by) => ask({ sort: writeSort(toggleSort(request.sort, by)) }),
    openRow: (id) =>
      id === undefined
        ? change({ open: undefined, tab: undefined })
        : change({ open: id }, { isNewStep: texts.open === undefined }),
    goTo: (cursor) => {
      setPassed([...passed, request.cursor ?? ''])
      change({ cursor })
    },
    goBack:
      request.cursor === undefined
        ? null
        : () => {
            setPassed(passed.slice(0, -1))
            change({ cursor: previous || undefined })
          },
    isBackToFirst: previous === undefined,
  }
}
