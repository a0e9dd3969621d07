import type { Tone } from '@balcao/ui/badge'
import { StatusBadge } from '@balcao/ui/status-badge'
import { useMessages } from '#i18n/use-messages.ts'
import { masterCatalogue } from './catalogue.ts'

type PlatformState = 'SETTING_UP' | 'ACTIVE' | 'ATTENTION' | 'SUSPENDED' | 'CLOSING' | 'CLOSED'

const tones: Record<PlatformState, Tone> = {
  SETTING_UP: 'pending',
  ACTIVE: 'positive',
  ATTENTION: 'disputed',
  SUSPENDED: 'negative',
  CLOSING: 'negative',
  CLOSED: 'neutral',
}

export function PlatformStateBadge({ state }: { state: PlatformState }) {
  const text = useMessages(masterCatalogue)
  return <StatusBadge tone={tones[state]}>{text.state[state]}</StatusBadge>
}
