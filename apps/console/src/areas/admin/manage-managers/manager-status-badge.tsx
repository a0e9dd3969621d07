import type { ManagerStatus } from '@balcao/domain/vocabulary'
import type { Tone } from '@balcao/ui/badge'
import { canceledIcon, StatusBadge } from '@balcao/ui/status-badge'
import { Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { manageManagersCatalogue } from './catalogue.ts'

const looks: Record<ManagerStatus, { tone: Tone; icon?: ReactNode }> = {
  INVITED: { tone: 'pending', icon: <Mail strokeWidth={2.5} /> },
  ACTIVE: { tone: 'positive' },
  SUSPENDED: { tone: 'negative', icon: canceledIcon },
}

export function ManagerStatusBadge({ status }: { status: ManagerStatus }) {
  const text = useMessages(manageManagersCatalogue)
  return <StatusBadge {...looks[status]}>{text.status[status]}</StatusBadge>
}
