import type { ShownStanding } from '@balcao/domain/payments/shown-standing'
import type { Tone } from '@balcao/ui/badge'
import { canceledIcon, StatusBadge } from '@balcao/ui/status-badge'
import { useMessages } from '#i18n/use-messages.ts'
import { buyingCatalogue } from './catalogue.ts'

const tones: Record<ShownStanding, Tone> = {
  PENDING: 'pending',
  IN_ANALYSIS: 'pending',
  APPROVED: 'positive',
  DISPUTED: 'disputed',
  REJECTED: 'negative',
  CANCELED: 'neutral',
  REFUNDED: 'returned',
  CHARGEBACK: 'disputed',
}

/** Status of a purchase, in the buyer's terms. */
export function PurchaseStatusBadge({ standing }: { standing: ShownStanding }) {
  const text = useMessages(buyingCatalogue)
  return (
    <StatusBadge tone={tones[standing]} {...(standing === 'CANCELED' && { icon: canceledIcon })}>
      {text.status[standing]}
    </StatusBadge>
  )
}
