import type { CouponState } from '@balcao/domain/money/coupons'
import type { Tone } from '@balcao/ui/badge'
import { StatusBadge } from '@balcao/ui/status-badge'
import { CalendarClock, CircleSlash, Clock, Pause } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { couponsCatalogue } from './catalogue.ts'

const looks: Record<CouponState, { tone: Tone; icon?: ReactNode }> = {
  ACTIVE: { tone: 'positive' },
  SCHEDULED: { tone: 'neutral', icon: <CalendarClock strokeWidth={2.5} /> },
  PAUSED: { tone: 'neutral', icon: <Pause strokeWidth={2.5} /> },
  EXHAUSTED: { tone: 'pending', icon: <CircleSlash strokeWidth={2.5} /> },
  EXPIRED: { tone: 'neutral', icon: <Clock strokeWidth={2.5} /> },
}

export function CouponStateBadge({ state }: { state: CouponState }) {
  const text = useMessages(couponsCatalogue)
  return <StatusBadge {...looks[state]}>{text.state[state]}</StatusBadge>
}
