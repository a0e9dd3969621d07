import { ErrorState } from '@balcao/ui/error-state'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { readError } from '#api/read-error.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'

/** A page that failed to render or load. It shows the failure and a retry instead of a blank page. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const core = useMessages(coreCatalogue)
  const router = useRouter()
  const { code } = readError(error)
  return (
    <main className="grid min-h-80 place-items-center">
      <ErrorState
        title={core.error.title}
        description={code === null && !navigator.onLine ? core.error.offline : core.error.unknown}
        code={core.error.code(code ?? 'console')}
        retry={{
          label: core.action.retry,
          onRetry: () => {
            reset()
            void router.invalidate()
          },
        }}
      />
    </main>
  )
}
