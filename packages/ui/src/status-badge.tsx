import { Ban, Check, Clock, Info, Minus, RotateCcw, ShieldAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge, type Tone } from './badge.tsx'

const icons: Record<Tone, ReactNode> = {
  positive: <Check strokeWidth={3} />,
  pending: <Clock strokeWidth={2.5} />,
  negative: <X strokeWidth={3} />,
  returned: <RotateCcw strokeWidth={2.5} />,
  disputed: <ShieldAlert strokeWidth={2.5} />,
  info: <Info strokeWidth={2.5} />,
  neutral: <Minus strokeWidth={3} />,
}

export type StatusBadgeProps = {
  tone: Tone
  children: ReactNode
  /** Instead of the tone's own icon. */
  icon?: ReactNode
  /** Detail beyond the word: “Expirada”, “Em disputa”. */
  detail?: ReactNode
}

/** Icon, word and colour repeat one meaning, so that no reader depends on a single one of them. */
export function StatusBadge({ tone, children, icon, detail }: StatusBadgeProps) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5 gap-y-0.5">
      <Badge tone={tone} className="ps-1.5">
        <span aria-hidden="true" className="inline-flex [&>svg]:size-3">
          {icon ?? icons[tone]}
        </span>
        {children}
      </Badge>
      {detail && <span className="text-muted text-xs">{detail}</span>}
    </span>
  )
}

export const canceledIcon = <Ban strokeWidth={2.5} />
