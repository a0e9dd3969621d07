import { Pagination } from '@balcao/ui/pagination'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { pagePlace } from './page-place.ts'
import type { List } from './use-list.ts'

export function ListPaging<Row extends object, Totals>({ list }: { list: List<Row, Totals> }) {
  const core = useMessages(coreCatalogue)
  const format = useFormat()
  const { rows, state } = list
  const { goTo, goBack, pagesBefore, request } = state
  const nextCursor = rows.data?.nextCursor ?? null
  const shown = rows.data?.rows.length ?? 0
  const place = pagePlace({ pagesBefore, pageSize: request.limit, shown })
  // The last page reveals the total.
  const count = list.count ?? (nextCursor === null ? place?.last : undefined)
  return (
    <Pagination
      label={core.list.pages}
      previousLabel={goBack && pagesBefore === null ? core.list.firstPage : core.action.previous}
      nextLabel={core.action.next}
      onPrevious={goBack}
      onNext={nextCursor === null ? null : () => goTo(nextCursor)}
      summary={
        place === null
          ? core.list.shown(shown)
          : core.list.place(
              format.integer(place.first),
              format.integer(place.last),
              count === undefined ? null : format.integer(count),
            )
      }
      isBusy={rows.isPlaceholderData}
    />
  )
}
