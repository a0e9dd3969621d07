import type { AffiliationStatus } from '@balcao/domain/people/partnerships'
import type { Tone } from '@balcao/ui/badge'
import { canceledIcon, StatusBadge } from '@balcao/ui/status-badge'
import { CalendarX2, Pause } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { partnersCatalogue } from './catalogue.ts'

const looks: Record<AffiliationStatus, { tone: Tone; icon?: ReactNode }> = {
  REQUESTED: { tone: 'pending' },
  ACTIVE: { tone: 'positive' },
  PAUSED: { tone: 'pending', icon: <Pause strokeWidth={2.5} /> },
  REFUSED: { tone: 'negative' },
  BLOCKED: { tone: 'negative', icon: canceledIcon },
  ENDED: { tone: 'neutral' },
  WITHDRAWN: { tone: 'neutral' },
  EXPIRED: { tone: 'neutral', icon: <CalendarX2 strokeWidth={2.5} /> },
}

type AffiliationStatusBadgeProps = { status: AffiliationStatus; detail?: ReactNode }

export function AffiliationStatusBadge({ status, detail }: AffiliationStatusBadgeProps) {
  const text = useMessages(partnersCatalogue)
  return (
    <StatusBadge {...looks[status]} detail={detail}>
      {text.status[status]}
    </StatusBadge>
  )
}
