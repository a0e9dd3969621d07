import type { Tone } from '@balcao/ui/badge'
import { LinkButton } from '@balcao/ui/link-button'
import { StatusBadge } from '@balcao/ui/status-badge'
import { Link } from '@tanstack/react-router'
import { Pause, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { webhooksCatalogue } from './catalogue.ts'
import { IntegrationMark, type IntegrationMarkName } from './integration-mark.tsx'

export type IntegrationState = 'connected' | 'untried' | 'attention' | 'paused' | 'off'

const looks: Record<IntegrationState, { tone: Tone; icon?: ReactNode }> = {
  connected: { tone: 'positive' },
  untried: { tone: 'neutral' },
  attention: { tone: 'pending', icon: <TriangleAlert strokeWidth={2.5} /> },
  paused: { tone: 'neutral', icon: <Pause strokeWidth={2.5} /> },
  off: { tone: 'neutral' },
}

type IntegrationCardProps = {
  /** Address of its page. */
  to?: string
  name: string
  mark: IntegrationMarkName
  /** Its purpose, in a sentence. */
  purpose?: string
  state: IntegrationState
  lines: readonly string[]
  /** Action beside the link. */
  action?: ReactNode
}

/** One integration: its state, in words, and a link. */
export function IntegrationCard({ to, name, mark, purpose, state, lines, action }: IntegrationCardProps) {
  const text = useMessages(webhooksCatalogue)
  return (
    <li className="flex min-w-0 flex-col gap-3 rounded-card border border-default bg-surface p-5">
      <div className="flex min-w-0 items-center gap-3">
        <IntegrationMark name={mark} />
        <h3 className="truncate font-semibold">{name}</h3>
      </div>
      {purpose !== undefined && <p className="text-sm">{purpose}</p>}
      <div>
        <StatusBadge {...looks[state]}>{text.state[state]}</StatusBadge>
      </div>
      <div className="text-muted text-sm">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div className="mt-auto flex flex-wrap gap-2">
        {to !== undefined && (
          <LinkButton
            asChild
            size="small"
            aria-label={state === 'off' ? text.connectNamed(name) : text.openNamed(name)}
          >
            <Link to={to as never}>{state === 'off' ? text.connect : text.open}</Link>
          </LinkButton>
        )}
        {action}
      </div>
    </li>
  )
}
