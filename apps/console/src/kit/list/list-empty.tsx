import { Button } from '@balcao/ui/button'
import { EmptyState } from '@balcao/ui/empty-state'
import { CalendarX2, CircleCheck, SearchX } from 'lucide-react'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { widerPeriod } from '#kit/period.ts'
import { useToday } from '#kit/use-today.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import { asksWithinPeriod, SearchAllTime } from './search-all-time.tsx'
import type { List } from './use-list.ts'

/** No rows for this filter, in this period, or ever: each has its own next step. */
export function ListEmpty<Row extends object, Totals>({ list }: { list: List<Row, Totals> }) {
  const text = useMessages(coreCatalogue).list
  const today = useToday()
  const { state, hasAnyEver } = list
  const { period } = state.request
  if (list.isQueue && state.hasFilters && state.request.search === undefined)
    return (
      <EmptyState
        icon={<CircleCheck />}
        title={text.queueDone}
        description={text.queueDoneHelp}
        action={<Button onClick={state.clearFilters}>{text.clearFilters}</Button>}
      />
    )
  if (state.hasFilters || state.request.cursor !== undefined)
    return asksWithinPeriod(list) ? (
      <EmptyState
        icon={<SearchX />}
        title={text.noMatchInPeriod}
        description={text.noMatchInPeriodHelp}
        action={<SearchAllTime list={list} />}
      />
    ) : (
      <EmptyState
        icon={<SearchX />}
        title={text.noMatch}
        description={text.noMatchHelp}
        action={<Button onClick={state.clearFilters}>{text.clearFilters}</Button>}
      />
    )
  if (hasAnyEver === undefined) return <ListSkeleton columnCount={list.columns.length} />
  if (!hasAnyEver || period === null) return <EmptyState {...list.empty} />
  return (
    <EmptyState
      icon={<CalendarX2 />}
      title={text.noneInPeriod}
      description={text.noneInPeriodHelp}
      action={<Button onClick={() => state.setPeriod(widerPeriod(period, today))}>{text.widerPeriod}</Button>}
    />
  )
}
