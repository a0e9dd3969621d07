import type { SaleStanding } from '@balcao/domain/vocabulary'
import type { Tone } from '@balcao/ui/badge'
import { canceledIcon, StatusBadge } from '@balcao/ui/status-badge'
import { useMessages } from '../../i18n/use-messages.ts'
import { buyingCatalogue } from './catalogue.ts'

const tones: Record<SaleStanding, Tone> = {
  PENDING: 'pending',
  APPROVED: 'positive',
  DISPUTED: 'disputed',
  REJECTED: 'negative',
  CANCELED: 'neutral',
  REFUNDED: 'returned',
  CHARGEBACK: 'disputed',
}

/** How a purchase stands, in the words of its buyer. */
export function PurchaseStatusBadge({ status }: { status: SaleStanding }) {
  const text = useMessages(buyingCatalogue)
  return (
    <StatusBadge tone={tones[status]} {...(status === 'CANCELED' && { icon: canceledIcon })}>
      {text.status[status]}
    </StatusBadge>
  )
}
