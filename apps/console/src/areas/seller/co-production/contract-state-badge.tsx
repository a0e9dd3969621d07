import type { CoProductionState } from '@balcao/domain/people/partnerships'
import type { Tone } from '@balcao/ui/badge'
import { canceledIcon, StatusBadge } from '@balcao/ui/status-badge'
import { CalendarX2, Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { coProductionCatalogue } from './catalogue.ts'

const looks: Record<CoProductionState, { tone: Tone; icon?: ReactNode }> = {
  INVITED: { tone: 'pending', icon: <Mail strokeWidth={2.5} /> },
  ACTIVE: { tone: 'positive' },
  ENDED: { tone: 'neutral' },
  DECLINED: { tone: 'negative' },
  CANCELED: { tone: 'neutral', icon: canceledIcon },
  EXPIRED: { tone: 'neutral', icon: <CalendarX2 strokeWidth={2.5} /> },
  SUSPENDED: { tone: 'negative', icon: canceledIcon },
}

type ContractStateBadgeProps = { contract: { state: CoProductionState; replacesId: string | null } }

/** A proposal that replaces a contract is a change, otherwise an invitation. */
export function ContractStateBadge({ contract: { state, replacesId } }: ContractStateBadgeProps) {
  const text = useMessages(coProductionCatalogue).state
  return (
    <StatusBadge {...looks[state]}>
      {state === 'INVITED' && replacesId !== null ? text.PROPOSED : text[state]}
    </StatusBadge>
  )
}
