import { Button } from '@balcao/ui/button'
import { coreCatalogue } from '../../i18n/core/catalogue.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { allTime, isAllTime } from '../period.ts'
import { useToday } from '../use-today.ts'
import type { List } from './use-list.ts'

/** A search with fewer answers than this may have missed what lies outside the period. */
const fewMax = 5

/** Whether something was searched for that may lie outside the period of the list. */
export function asksWithinPeriod<Row extends object, Totals>({ state }: List<Row, Totals>): boolean {
  const { search, period } = state.request
  return search !== undefined && period !== null && !isAllTime(period)
}

export function SearchAllTime<Row extends object, Totals>({ list }: { list: List<Row, Totals> }) {
  const text = useMessages(coreCatalogue).list
  const today = useToday()
  return <Button onClick={() => list.state.setPeriod(allTime(today))}>{text.searchAllTime}</Button>
}

/** Under a search that found little: that it looked at the period only, and the way beyond it. */
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
