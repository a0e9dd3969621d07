import { errorCodes } from '@balcao/domain/texts/error-codes'
import { EmptyState } from '@balcao/ui/empty-state'
import { ErrorState } from '@balcao/ui/error-state'
import { VisuallyHidden } from '@balcao/ui/visually-hidden'
import { MapPinOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { readError } from '#api/read-error.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useErrorReader } from '#i18n/error-texts.ts'
import { useMessages } from '#i18n/use-messages.ts'

/** The part of a query's result that the four states are made from. */
export type QueryLike<Data> = {
  data: Data | undefined
  error: unknown
  isError: boolean
  isFetching: boolean
  refetch: () => unknown
}

export type QueryStatesProps<Data> = {
  query: QueryLike<Data>
  /** Has the same size as the loaded content. */
  skeleton: ReactNode
  children: (data: Data) => ReactNode
  empty?: { isEmpty: (data: Data) => boolean; element: ReactNode }
}

/** Loading, failed, empty or ready. Earlier data stays on screen while newer data fails or loads. */
export function QueryStates<Data>({ query, skeleton, children, empty }: QueryStatesProps<Data>) {
  const core = useMessages(coreCatalogue)
  if (query.data !== undefined) return empty?.isEmpty(query.data) ? empty.element : children(query.data)
  if (query.isError)
    return <QueryError error={query.error} onRetry={() => query.refetch()} isBusy={query.isFetching} />
  return (
    <div role="status">
      <VisuallyHidden>{core.shell.loading}</VisuallyHidden>
      {skeleton}
    </div>
  )
}

type QueryErrorProps = { error: unknown; onRetry: () => void; isBusy: boolean }

export function QueryError({ error, onRetry, isBusy }: QueryErrorProps) {
  const core = useMessages(coreCatalogue)
  const reader = useErrorReader()
  const { code } = readError(error)
  // A page's input is its address: invalid input is shown as a page not found.
  if (code === 'input_invalid' || (code !== null && errorCodes[code].httpStatus === 404))
    return (
      <EmptyState
        icon={<MapPinOff />}
        title={reader.textOfCode(code === 'input_invalid' ? 'not_found' : code)}
        description={core.notFound.text}
      />
    )
  return (
    <ErrorState
      title={core.error.title}
      description={reader.textOf(error)}
      code={code === null ? undefined : core.error.code(code)}
      retry={{ label: core.action.retry, onRetry, isBusy }}
    />
  )
}
