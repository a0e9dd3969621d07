import type { CartState } from '@balcao/domain/checkout/carts'
import type { Tone } from '@balcao/ui/badge'
import { canceledIcon, StatusBadge } from '@balcao/ui/status-badge'
import { Clock, Mail, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { abandonedCartCatalogue } from './catalogue.ts'

const looks: Record<CartState, { tone: Tone; icon?: ReactNode }> = {
  CAPTURED: { tone: 'pending', icon: <Star strokeWidth={2.5} /> },
  RECOVERING: { tone: 'info', icon: <Mail strokeWidth={2.5} /> },
  CONVERTED: { tone: 'positive' },
  RECOVERED: { tone: 'positive' },
  EXHAUSTED: { tone: 'neutral', icon: <Clock strokeWidth={2.5} /> },
  SUPPRESSED: { tone: 'neutral', icon: canceledIcon },
}

export function CartStateBadge({ state, detail }: { state: CartState; detail?: string | undefined }) {
  const text = useMessages(abandonedCartCatalogue)
  return (
    <StatusBadge {...looks[state]} detail={detail}>
      {text.state[state]}
    </StatusBadge>
  )
}
