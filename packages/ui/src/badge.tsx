import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

export type Tone = 'positive' | 'pending' | 'negative' | 'returned' | 'disputed' | 'info' | 'neutral'

export const toneClasses: Record<Tone, string> = {
  positive: 'bg-positive-soft text-positive',
  pending: 'bg-pending-soft text-pending',
  negative: 'bg-negative-soft text-negative',
  returned: 'bg-returned-soft text-returned',
  disputed: 'bg-disputed-soft text-disputed',
  info: 'bg-info-soft text-info',
  neutral: 'bg-neutral-soft text-neutral',
}

export type BadgeProps = { children: ReactNode; tone?: Tone | undefined; className?: string | undefined }

/** A word on a soft background. For a state, use the status badge, which never relies on colour alone. */
export function Badge({ children, tone = 'neutral', className }: BadgeProps) {
  return (
    <span
      className={joinClasses(
        'inline-flex h-5.5 items-center gap-1.5 whitespace-nowrap rounded-full px-2 font-medium text-xs',
        toneClasses[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
