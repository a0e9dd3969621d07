import { ArrowDownRight, ArrowRight, ArrowUpRight, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.tsx'
import { Popover } from './popover.tsx'
import { Skeleton } from './skeleton.tsx'
import { Sparkline } from './sparkline.tsx'

export type TileChange = {
  /** “+12,4%”, with its sign. */
  text: string
  direction: 'up' | 'down' | 'flat'
  /** Whether the movement is good news; fewer refunds are. */
  meaning: 'good' | 'bad' | 'neutral'
  /** “em relação aos 30 dias anteriores”, for screen readers. */
  label: string
}

export type TileProps = {
  label: ReactNode
  value: ReactNode
  change?: TileChange | null | undefined
  detail?: ReactNode
  sparkline?: { points: readonly number[]; label: string } | undefined
  /** The exact formula, behind a small button. */
  info?: { label: string; text: ReactNode } | undefined
  /** Wraps the label in the router's link; the whole tile then opens the rows behind the number. */
  renderLink?: ((link: { className: string; children: ReactNode }) => ReactNode) | undefined
}

const meaningClasses = { good: 'text-positive', bad: 'text-negative', neutral: 'text-muted' }
const directionIcons = { up: ArrowUpRight, down: ArrowDownRight, flat: ArrowRight }

const stretchedLinkClasses =
  'min-w-0 truncate text-inherit after:absolute after:inset-0 after:rounded-card hover:text-default focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus focus-visible:after:outline-offset-2'

export function Tile({ label, value, change, detail, sparkline, info, renderLink }: TileProps) {
  return (
    <div className="relative grid min-w-0 content-start gap-1.5 rounded-card border border-default bg-surface p-3 transition-colors duration-(--duration-quick) has-[a:hover]:border-strong sm:p-4">
      <div className="flex min-h-5 items-center gap-1 text-muted text-sm">
        {renderLink ? (
          renderLink({ className: stretchedLinkClasses, children: label })
        ) : (
          <span className="min-w-0 truncate">{label}</span>
        )}
        {info && (
          <Popover
            label={info.label}
            trigger={
              <button
                type="button"
                aria-label={info.label}
                className="relative z-10 grid size-6 shrink-0 place-items-center rounded-small text-faint hover:bg-hover hover:text-default"
              >
                <Info aria-hidden="true" className="size-3.5" />
              </button>
            }
          >
            {info.text}
          </Popover>
        )}
      </div>
      <p className="truncate font-semibold text-xl tabular-nums tracking-tight sm:text-2xl">{value}</p>
      <div className="flex min-h-7 items-end justify-between gap-3">
        <p className="flex flex-wrap items-center gap-x-1.5 text-muted text-xs tabular-nums">
          {change && <Change change={change} />}
          {detail && <span>{detail}</span>}
        </p>
        {sparkline && (
          <span className="hidden shrink-0 xl:block">
            <Sparkline {...sparkline} width={72} />
          </span>
        )}
      </div>
    </div>
  )
}

function Change({ change }: { change: TileChange }) {
  const Icon = directionIcons[change.direction]
  return (
    <span
      className={joinClasses(
        'inline-flex items-center gap-0.5 font-semibold',
        meaningClasses[change.meaning],
      )}
    >
      <Icon aria-hidden="true" className="size-3.5" />
      {change.text}
      <span className="sr-only"> {change.label}</span>
    </span>
  )
}

/** Keeps the place of a tile while its figure is on the way. */
export function TileSkeleton() {
  return (
    <div className="grid content-start gap-1.5 rounded-card border border-default bg-surface p-3 sm:p-4">
      <Skeleton className="h-5 w-24" />
      <Skeleton className="h-6.5 w-36 sm:h-7.5" />
      <Skeleton className="mt-2 h-4 w-28" />
    </div>
  )
}
