import { Banner } from '@balcao/ui/banner'
import { useMessages } from '#i18n/use-messages.ts'
import { useCan } from '#session/use-can.ts'
import { usersCatalogue } from './catalogue.ts'
import type { Seller } from './seller.ts'

/** Why the viewer may not change this seller; null if they may. */
export function useChangeLock({ isSelf }: Pick<Seller, 'isSelf'>): 'self' | 'noPermission' | null {
  const mayChange = useCan('isUserAdvancedOptionsAvailable')
  if (!mayChange) return 'noPermission'
  return isSelf ? 'self' : null
}

export function ChangeLock({ lock }: { lock: 'self' | 'noPermission' | null }) {
  const text = useMessages(usersCatalogue).restrictions
  return lock && <Banner tone="info">{text[lock]}</Banner>
}
