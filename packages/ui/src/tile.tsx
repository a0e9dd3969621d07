import { ArrowDownRight, ArrowRight, ArrowUpRight, Info } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'
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
  value: string
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

/** As large as the tile allows: a figure that were cut off or wrapped would be read wrongly. */
const valueClasses =
  'whitespace-nowrap font-semibold text-[clamp(0.875rem,calc(170cqi/var(--length)),1.5rem)]/7 tabular-nums tracking-tight'

const stretchedLinkClasses =
  'min-w-0 text-inherit after:absolute after:inset-0 after:rounded-card hover:text-default focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus focus-visible:after:outline-offset-2'

export function Tile({ label, value, change, detail, sparkline, info, renderLink }: TileProps) {
  return (
    <div className="@container relative grid min-w-0 grid-cols-1 content-start gap-1.5 rounded-card border border-default bg-surface p-3 transition-colors duration-(--duration-quick) has-[a:hover]:border-strong sm:p-4">
      <div className="flex min-h-6 items-center gap-0.5 text-muted text-sm @max-[9rem]:text-xs">
        {renderLink ? (
          renderLink({ className: stretchedLinkClasses, children: label })
        ) : (
          <span className="min-w-0">{label}</span>
        )}
        {info && (
          <Popover
            label={info.label}
            trigger={
              <button
                type="button"
                aria-label={info.label}
                className="relative z-10 -my-0.5 grid size-6 shrink-0 place-items-center rounded-small text-faint hover:bg-hover hover:text-default"
              >
                <Info aria-hidden="true" className="size-3.5" />
              </button>
            }
          >
            {info.text}
          </Popover>
        )}
      </div>
      <p className={valueClasses} style={{ '--length': value.length } as CSSProperties}>
        {value}
      </p>
      <div className="flex min-h-4 items-end justify-between gap-3">
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
    <div className="grid grid-cols-1 content-start gap-1.5 rounded-card border border-default bg-surface p-3 sm:p-4">
      <Skeleton className="my-0.5 h-5 w-2/5" />
      <Skeleton className="h-7 w-3/5" />
      <Skeleton className="mt-3 h-4 w-1/2" />
    </div>
  )
}
