import type { PaymentLinkState } from '@balcao/domain/payments/payment-links'
import type { Tone } from '@balcao/ui/badge'
import { canceledIcon, StatusBadge } from '@balcao/ui/status-badge'
import { BadgeCheck, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { directCheckoutCatalogue } from './catalogue.ts'

const looks: Record<PaymentLinkState, { tone: Tone; icon?: ReactNode }> = {
  ACTIVE: { tone: 'positive' },
  IN_PAYMENT: { tone: 'pending' },
  SOLD: { tone: 'info', icon: <BadgeCheck strokeWidth={2.5} /> },
  EXPIRED: { tone: 'neutral', icon: <Clock strokeWidth={2.5} /> },
  CLOSED: { tone: 'neutral', icon: canceledIcon },
}

export function LinkStateBadge({ state }: { state: PaymentLinkState }) {
  const text = useMessages(directCheckoutCatalogue)
  return <StatusBadge {...looks[state]}>{text.state[state]}</StatusBadge>
}
