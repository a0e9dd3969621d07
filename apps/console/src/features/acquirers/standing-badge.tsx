import type { Tone } from '@balcao/ui/badge'
import { StatusBadge } from '@balcao/ui/status-badge'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { TriangleAlert } from 'lucide-react'
import type { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { acquirerHealthCatalogue } from './catalogue.ts'

type Standing = inferOutput<typeof api.admin.acquirers.list>[number]['standing']

const tones: Record<Standing, Tone> = {
  PAUSED: 'neutral',
  RESTING: 'negative',
  FAILING: 'negative',
  UNUSED: 'neutral',
  WELL: 'positive',
}

/** State of an account at an acquirer, in the same word on every screen. */
export function StandingBadge({ standing }: { standing: Standing }) {
  const { standing: names } = useMessages(acquirerHealthCatalogue)
  const tone = tones[standing]
  return (
    <StatusBadge tone={tone} {...(tone === 'negative' && { icon: <TriangleAlert strokeWidth={2.5} /> })}>
      {names[standing]}
    </StatusBadge>
  )
}
