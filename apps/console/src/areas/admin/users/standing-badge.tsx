import type { Tone } from '@balcao/ui/badge'
import { canceledIcon, StatusBadge } from '@balcao/ui/status-badge'
import { Eye, Lock, LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { usersCatalogue } from './catalogue.ts'
import type { SellerStanding } from './seller.ts'

const looks: Record<SellerStanding, { tone: Tone; icon?: ReactNode }> = {
  ACTIVE: { tone: 'positive' },
  REVIEW: { tone: 'pending', icon: <Eye strokeWidth={2.5} /> },
  RESTRICTED: { tone: 'disputed', icon: <Lock strokeWidth={2.5} /> },
  OFFBOARDING: { tone: 'neutral', icon: <LogOut strokeWidth={2.5} /> },
  BLOCKED: { tone: 'negative', icon: canceledIcon },
}

export function StandingBadge({ standing }: { standing: SellerStanding }) {
  const text = useMessages(usersCatalogue)
  return <StatusBadge {...looks[standing]}>{text.standing[standing]}</StatusBadge>
}
