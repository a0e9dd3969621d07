import { EmptyState } from '@balcao/ui/empty-state'
import { LinkButton } from '@balcao/ui/link-button'
import { Link } from '@tanstack/react-router'
import { MapPinOff } from 'lucide-react'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'

export function NotFoundPage() {
  return (
    <main className="grid min-h-[70dvh] place-items-center">
      <NotFound />
    </main>
  )
}

/** Inside an area, where the shell already has the `main` landmark. */
export function NotFound() {
  const core = useMessages(coreCatalogue)
  return (
    <EmptyState
      icon={<MapPinOff />}
      isPageTitle
      title={core.notFound.title}
      description={core.notFound.text}
      action={
        <LinkButton asChild variant="primary">
          <Link to="/">{core.notFound.home}</Link>
        </LinkButton>
      }
    />
  )
}
