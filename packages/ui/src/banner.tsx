import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

export type BannerTone = 'info' | 'positive' | 'pending' | 'negative'

export type BannerProps = {
  tone: BannerTone
  children: ReactNode
  title?: ReactNode
  action?: ReactNode
  /** Read out at once when it appears. */
  isLive?: boolean | undefined
  /** Across the whole page, without rounding. */
  isFullBleed?: boolean | undefined
}

const icons = { info: Info, positive: CircleCheck, pending: TriangleAlert, negative: CircleAlert }
const tones = {
  info: 'bg-info-soft [&>svg]:text-info',
  positive: 'bg-positive-soft [&>svg]:text-positive',
  pending: 'bg-pending-soft [&>svg]:text-pending',
  negative: 'bg-negative-soft [&>svg]:text-negative',
}

export function Banner({ tone, children, title, action, isLive = false, isFullBleed = false }: BannerProps) {
  const Icon = icons[tone]
  return (
    <div
      {...(isLive && { role: 'status' })}
      className={joinClasses(
        'flex items-start gap-3 px-4 py-3',
        tones[tone],
        isFullBleed ? '' : 'rounded-control',
      )}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {/* On a phone the action is below the text: beside it, the text would be a column of single words. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-3 gap-y-2">
        <div className="grid min-w-0 flex-1 basis-56 gap-0.5">
          {title && <p className="font-medium">{title}</p>}
          <div>{children}</div>
        </div>
        {action}
      </div>
    </div>
  )
}
