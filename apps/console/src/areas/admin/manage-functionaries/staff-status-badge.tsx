import type { StaffStatus } from '@balcao/domain/vocabulary'
import type { Tone } from '@balcao/ui/badge'
import { canceledIcon, StatusBadge } from '@balcao/ui/status-badge'
import { CalendarX2, Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { manageFunctionariesCatalogue } from './catalogue.ts'

const looks: Record<StaffStatus, { tone: Tone; icon?: ReactNode }> = {
  INVITED: { tone: 'pending', icon: <Mail strokeWidth={2.5} /> },
  ACTIVE: { tone: 'positive' },
  SUSPENDED: { tone: 'negative', icon: canceledIcon },
  EXPIRED: { tone: 'neutral', icon: <CalendarX2 strokeWidth={2.5} /> },
}

export function StaffStatusBadge({ status, detail }: { status: StaffStatus; detail?: string | undefined }) {
  const text = useMessages(manageFunctionariesCatalogue)
  return (
    <StatusBadge {...looks[status]} detail={detail}>
      {text.status[status]}
    </StatusBadge>
  )
}
