import type { Certainty, SaleStanding } from '@balcao/domain/vocabulary'
import type { Tone } from '@balcao/ui/badge'
import { canceledIcon, StatusBadge } from '@balcao/ui/status-badge'
import { useMessages } from '../../i18n/use-messages.ts'
import { paymentsCatalogue } from './catalogue.ts'

/** The same colour for the same state on every screen. */
const tones: Record<SaleStanding, Tone> = {
  APPROVED: 'positive',
  DISPUTED: 'disputed',
  PENDING: 'pending',
  REJECTED: 'negative',
  CHARGEBACK: 'disputed',
  CANCELED: 'neutral',
  REFUNDED: 'returned',
}

export function PaymentStatusBadge({ status, certainty }: { status: SaleStanding; certainty?: Certainty }) {
  const text = useMessages(paymentsCatalogue)
  const doubt = certainty === undefined || certainty === 'KNOWN' ? undefined : text.certainty[certainty]
  return (
    <StatusBadge tone={tones[status]} icon={status === 'CANCELED' ? canceledIcon : undefined} detail={doubt}>
      {text.status[status]}
    </StatusBadge>
  )
}
