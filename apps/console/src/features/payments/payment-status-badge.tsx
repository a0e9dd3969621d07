import { type ShownStanding, shownStanding } from '@balcao/domain/payments/shown-standing'
import type { Certainty, PaymentMethod, PaymentStatus } from '@balcao/domain/vocabulary'
import type { Tone } from '@balcao/ui/badge'
import { canceledIcon, StatusBadge } from '@balcao/ui/status-badge'
import { useMessages } from '#i18n/use-messages.ts'
import { paymentsCatalogue } from './catalogue.ts'

/** The same colour for the same state on every screen. */
const tones: Record<ShownStanding, Tone> = {
  APPROVED: 'positive',
  DISPUTED: 'disputed',
  PENDING: 'pending',
  IN_ANALYSIS: 'pending',
  REJECTED: 'negative',
  CHARGEBACK: 'disputed',
  CANCELED: 'neutral',
  REFUNDED: 'returned',
}

type Standing = { status: PaymentStatus; certainty: Certainty; method: PaymentMethod; isDisputed: boolean }

export function PaymentStatusBadge({ sale }: { sale: Standing }) {
  const text = useMessages(paymentsCatalogue)
  const status = shownStanding(sale)
  return (
    <StatusBadge
      tone={tones[status]}
      icon={status === 'CANCELED' ? canceledIcon : undefined}
      detail={sale.certainty === 'UNKNOWN' ? text.noAnswer : undefined}
    >
      {text.status[status]}
    </StatusBadge>
  )
}
