import { Button } from '@balcao/ui/button'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { allTime, isAllTime } from '#kit/period.ts'
import { useToday } from '#kit/use-today.ts'
import type { List } from './use-list.ts'

/** A search with fewer results may have missed rows outside the period. */
const fewMax = 5

/** Whether the search may have matches outside the period of the list. */
export function asksWithinPeriod<Row extends object, Totals>({ state }: List<Row, Totals>): boolean {
  const { search, period } = state.request
  return search !== undefined && period !== null && !isAllTime(period)
}

export function SearchAllTime<Row extends object, Totals>({ list }: { list: List<Row, Totals> }) {
  const text = useMessages(coreCatalogue).list
  const today = useToday()
  return <Button onClick={() => list.state.setPeriod(allTime(today))}>{text.searchAllTime}</Button>
}

/** Under a search with few results: a note that it covers the period only, and a link to search all time. */
export function FewFound<Row extends object, Totals>({ list }: { list: List<Row, Totals> }) {
  const text = useMessages(coreCatalogue).list
  const count = list.rows.data?.rows.length ?? 0
  if (count === 0 || count > fewMax || list.state.request.cursor !== undefined || !asksWithinPeriod(list))
    return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-default px-4 py-2.5">
      <p className="text-muted text-sm">{text.searchedPeriod}</p>
      <SearchAllTime list={list} />
    </div>
  )
}
