import type { FunnelState } from '@balcao/domain/checkout/upsell-funnel'
import type { Tone } from '@balcao/ui/badge'
import { StatusBadge } from '@balcao/ui/status-badge'
import { Pause, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { upsellFunnelsCatalogue } from './catalogue.ts'

const looks: Record<FunnelState, { tone: Tone; icon?: ReactNode }> = {
  DRAFT: { tone: 'neutral', icon: <Pencil strokeWidth={2.5} /> },
  ACTIVE: { tone: 'positive' },
  PAUSED: { tone: 'pending', icon: <Pause strokeWidth={2.5} /> },
}

export function FunnelStateBadge({ state, detail }: { state: FunnelState; detail?: string | undefined }) {
  const text = useMessages(upsellFunnelsCatalogue)
  return (
    <StatusBadge {...looks[state]} detail={detail}>
      {text.state[state]}
    </StatusBadge>
  )
}
