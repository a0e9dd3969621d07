import { EmptyState } from '@balcao/ui/empty-state'
import { LinkButton } from '@balcao/ui/link-button'
import { Link } from '@tanstack/react-router'
import { LockKeyhole } from 'lucide-react'
import type { Session } from '#api/client.ts'
import { areaOf } from '#areas/areas.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { Area } from '#screens/area.ts'

/** Signed in, but with a role of another area. */
export function OtherAreaPage({ session, area }: { session: Session; area: Area }) {
  const core = useMessages(coreCatalogue)
  const own = areaOf(session.user.role)
  const { name } = useMessages(own.catalogue)
  return (
    <main className="grid min-h-dvh place-items-center">
      <EmptyState
        icon={<LockKeyhole />}
        isPageTitle
        title={core.noPermission.title}
        description={core.noPermission.otherArea(name)}
        action={
          <>
            <LinkButton asChild variant="primary">
              <Link to={own.prefix}>{core.noPermission.home}</Link>
            </LinkButton>
            {area.door !== area.prefix && (
              <LinkButton asChild>
                <Link to={area.door}>{core.noPermission.otherAccount}</Link>
              </LinkButton>
            )}
          </>
        }
      />
    </main>
  )
}
