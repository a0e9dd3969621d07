import { Pagination } from '@balcao/ui/pagination'
import { coreCatalogue } from '../../i18n/core/catalogue.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import type { ListState } from './use-list-state.ts'

type ListPagingProps = { state: ListState; nextCursor: string | null; summary: string; isBusy: boolean }

export function ListPaging({ state, nextCursor, summary, isBusy }: ListPagingProps) {
  const core = useMessages(coreCatalogue)
  return (
    <Pagination
      label={core.list.pages}
      previousLabel={state.goBack && state.isBackToFirst ? core.list.firstPage : core.action.previous}
      nextLabel={core.action.next}
      onPrevious={state.goBack}
      onNext={nextCursor === null ? null : () => state.goTo(nextCursor)}
      summary={summary}
      isBusy={isBusy}
    />
  )
}
