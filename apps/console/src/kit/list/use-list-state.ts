import { useLocation } from '@tanstack/react-router'
import { nameInPart } from '#address/address-part.ts'
import type { SearchTexts } from '#address/search-text.ts'
import { useSearchTexts } from '#address/use-search-texts.ts'
import { type Period, writePeriod } from '#kit/period.ts'
import type { ListRequest } from './list-declaration.ts'
import { type FilterValue, type ListFilters, writeFilter } from './list-filter.ts'
import { toggleSort, writeSort } from './list-request.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The cursors of the pages before this one, by the key of their list. */
    trails?: Record<string, string[]>
  }
}

export type ListState = {
  request: ListRequest
  /** The row whose drawer is open. */
  openRowId: string | undefined
  hasFilters: boolean
  setSearch: (text: string) => void
  setFilter: (id: string, value: FilterValue | null) => void
  clearFilters: () => void
  setPeriod: (period: Period) => void
  toggleSortBy: (by: string) => void
  openRow: (id: string | undefined) => void
  goTo: (cursor: string) => void
  goBack: (() => void) | null
  /** Number of earlier pages; null for a page opened by its address. */
  pagesBefore: number | null
}

type ListStateOptions = {
  part: string
  filters: ListFilters
  read: (texts: SearchTexts) => ListRequest
}

/**
 * State of a list in the address, and its setters. Every change except typing in the search is a history
 * entry.
 */
export function useListState({ part, filters, read }: ListStateOptions): ListState {
  const [texts, change] = useSearchTexts(part)
  const trail = useLocation().state.trails?.[part] ?? noTrail
  const request = read(texts)

  const follow = (cursor: string | undefined, nextTrail: string[]) =>
    change(
      { cursor },
      {
        isNewStep: true,
        state: (current) => ({ ...current, trails: { ...current.trails, [part]: nextTrail } }),
      },
    )
  /** A change of the row set restarts at the first page. */
  const ask = (changes: Record<string, string | undefined>, isNewStep = true) =>
    change(
      { ...changes, cursor: undefined },
      { isNewStep, state: (current) => ({ ...current, trails: { ...current.trails, [part]: [] } }) },
    )

  return {
    request,
    openRowId: texts.open,
    hasFilters: request.search !== undefined || Object.keys(request.filters).length > 0,
    setSearch: (text) => ask({ q: text || undefined }, false),
    setFilter: (id, value) => ask({ [id]: writeFilter(value) }),
    clearFilters: () =>
      ask({ q: undefined, ...Object.fromEntries(Object.keys(filters).map((id) => [id, undefined])) }),
    setPeriod: (period) => ask(writePeriod(period)),
    toggleSortBy: (by) => ask({ sort: writeSort(toggleSort(request.sort, by, read({}).sort)) }),
    openRow: (id) =>
      id === undefined
        ? change({ open: undefined, [nameInPart('open', 'tab')]: undefined })
        : change({ open: id }, { isNewStep: texts.open === undefined }),
    goTo: (cursor) => follow(cursor, [...trail, request.cursor ?? '']),
    goBack: request.cursor === undefined ? null : () => follow(trail.at(-1) || undefined, trail.slice(0, -1)),
    pagesBefore: request.cursor === undefined ? 0 : trail.length || null,
  }
}

const noTrail: string[] = []
