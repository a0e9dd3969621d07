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
  /** Whether the change is good: a decrease of refunds is good. */
  meaning: 'good' | 'bad' | 'neutral'
  /** “em relação aos 30 dias anteriores”, for screen readers. */
  label: string
}

/** A figure with its label and meaning. */
export type FigureProps = {
  label: ReactNode
  value: string
  change?: TileChange | null | undefined
  detail?: ReactNode
  /** The exact formula, behind a small button. */
  info?: { label: string; text: ReactNode } | undefined
  /** Wraps the label in the router's link; the whole tile then opens the rows behind the number. */
  renderLink?: ((link: { className: string; children: ReactNode }) => ReactNode) | undefined
}

export type TileProps = FigureProps & {
  /** Set on all tiles of a row or on none. */
  sparkline?: { points: readonly number[]; label: string } | undefined
}

const meaningClasses = { good: 'text-positive', bad: 'text-negative', neutral: 'text-muted' }
const directionIcons = { up: ArrowUpRight, down: ArrowDownRight, flat: ArrowRight }

/** As large as the tile allows: a clipped or wrapped figure would be misread. */
const valueClasses =
  'whitespace-nowrap font-semibold text-[clamp(0.875rem,calc(170cqi/var(--length)),1.5rem)]/7 tabular-nums tracking-tight'

const stretchedLinkClasses =
  'min-w-0 text-inherit after:absolute after:inset-0 after:rounded-card hover:text-default focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus focus-visible:after:outline-offset-2'

/** One of the few main figures. */
export function Tile({ sparkline, ...figure }: TileProps) {
  return (
    <div className="@container relative grid min-w-0 grid-cols-1 content-start gap-1.5 rounded-card border border-default bg-surface p-4 transition-colors duration-(--duration-quick) has-[a:hover]:border-strong sm:p-5">
      <Heading {...figure} />
      <p className={valueClasses} style={{ '--length': figure.value.length } as CSSProperties}>
        {figure.value}
      </p>
      <p className="flex min-h-4 flex-wrap items-center gap-x-1.5 text-muted text-xs tabular-nums">
        {figure.change && <Change change={figure.change} />}
        {figure.detail && <span>{figure.detail}</span>}
      </p>
      {sparkline && (
        <span className="absolute end-4 top-4 hidden @min-[13rem]:block sm:end-5 sm:top-5">
          <Sparkline {...sparkline} width={56} height={24} />
        </span>
      )}
    </div>
  )
}

/** Secondary figures, side by side on one sheet. */
export function QuietTiles({ figures }: { figures: readonly (FigureProps & { id: string })[] }) {
  return (
    <div
      className={joinClasses(
        'grid grid-cols-2 overflow-clip rounded-card border border-default bg-surface',
        figures.length === 3 ? 'lg:grid-cols-3' : 'lg:grid-cols-4',
      )}
    >
      {figures.map(({ id, ...figure }) => (
        <div
          key={id}
          className="relative grid min-w-0 grid-cols-1 content-start gap-0.5 border-default p-4 last:odd:col-span-2 even:border-s nth-[n+3]:border-t lg:last:odd:col-span-1 has-[a:hover]:bg-hover sm:px-5 sm:py-3.5 lg:nth-[n+2]:border-s lg:nth-[n+3]:border-t-0"
        >
          <Heading {...figure} />
          <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
            <span className="font-semibold text-lg">{figure.value}</span>
            {figure.change && (
              <span className="text-xs">
                <Change change={figure.change} />
              </span>
            )}
          </p>
          {figure.detail && <p className="text-muted text-xs tabular-nums">{figure.detail}</p>}
        </div>
      ))}
    </div>
  )
}

function Heading({ label, info, renderLink }: FigureProps) {
  return (
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

/** Placeholder of a tile while its figure loads. */
export function TileSkeleton() {
  return (
    <div className="grid grid-cols-1 content-start gap-1.5 rounded-card border border-default bg-surface p-4 sm:p-5">
      <Skeleton className="my-0.5 h-5 w-2/5" />
      <Skeleton className="h-7 w-3/5" />
      <Skeleton className="h-4 w-1/2" />
    </div>
  )
}
