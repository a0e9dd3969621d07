import { Skeleton } from '@balcao/ui/skeleton'
import { VisuallyHidden } from '@balcao/ui/visually-hidden'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'

/** Shown only when a page's code takes noticeably long to load. */
export function PagePending() {
  const core = useMessages(coreCatalogue)
  return (
    <div role="status" className="grid gap-4 p-6">
      <VisuallyHidden>{core.shell.loading}</VisuallyHidden>
      <Skeleton className="h-7 w-48" />
      <Skeleton className="h-4 w-80 max-w-full" />
      <Skeleton className="mt-4 h-64 w-full rounded-card" />
    </div>
  )
}
