import type { Role } from '@balcao/domain/vocabulary'
import { areaOf } from '#areas/areas.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { platformBrand } from '#session/platform-brand.ts'
import { accountCatalogue } from './catalogue.ts'
import { DoorLayout } from './door-layout.tsx'
import { TextLink } from './text-link.tsx'

/**
 * The link was used, expired, was replaced by a newer one or belongs to another platform: the server does not
 * reveal which.
 */
export function DeadInvitation({ role }: { role: Role }) {
  const text = useMessages(accountCatalogue).invitation
  return (
    <DoorLayout title={text.deadTitle} text={text.deadText(platformBrand().name)}>
      <TextLink to={areaOf(role).door}>{text.alreadyIn}</TextLink>
    </DoorLayout>
  )
}
