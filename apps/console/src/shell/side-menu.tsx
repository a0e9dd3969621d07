import { joinClasses } from '@balcao/ui/join-classes'
import { Tooltip } from '@balcao/ui/tooltip'
import { Link, useLocation } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useStoredChoice } from '#kit/use-stored-choice.ts'
import type { MenuEntry, MenuGroup } from './menu-entries.ts'
import { screenDrawings } from './screen-drawings.tsx'
import type { Waiting } from './use-waiting.ts'

type SideMenuProps = {
  label: string
  groups: readonly MenuGroup[]
  waiting: ReadonlyMap<string, Waiting>
  isFolded?: boolean
  onChoose?: () => void
}

const noGroups: string[] = []
const countMax = 99

/**
 * The menu of an area. A group folds under its heading. The group of the open page is always unfolded, and the page's
 * line is scrolled into view.
 */
export function SideMenu({ label, groups, waiting, isFolded = false, onChoose }: SideMenuProps) {
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const [closed, setClosed] = useStoredChoice('balcao.menu.closed', noGroups)
  const addresses = groups.flatMap(({ entries }) => entries.map(({ address }) => address))
  const isHere = ({ address }: MenuEntry) => pathname === address || pathname.startsWith(`${address}/`)
  const toggle = (id: string) =>
    setClosed(closed.includes(id) ? closed.filter((other) => other !== id) : [...closed, id])
  // biome-ignore lint/correctness/useExhaustiveDependencies: The effect runs again for every page.
  useEffect(() => {
    // Waits for the next frame, which computes the layout anyway; scrolling at once would compute it twice.
    const frame = requestAnimationFrame(() =>
      nav.current?.querySelector('[data-status=active]')?.scrollIntoView({ block: 'nearest' }),
    )
    return () => cancelAnimationFrame(frame)
  }, [pathname])
  return (
    <nav ref={nav} aria-label={label} className="grid gap-0.5">
      {groups.map((group) => {
        const isClosed = !isFolded && closed.includes(group.id) && !group.entries.some(isHere)
        return (
          <div key={group.id} className="grid gap-0.5">
            {group.heading &&
              (isFolded ? (
                <hr className="mx-2 my-2 border-default" />
              ) : (
                <GroupHeading
                  isClosed={isClosed}
                  waiting={isClosed ? sumOf(group.entries, waiting) : undefined}
                  onToggle={() => toggle(group.id)}
                >
                  {group.heading}
                </GroupHeading>
              ))}
            {!isClosed &&
              group.entries.map((entry) => (
                <MenuLine
                  key={entry.address}
                  entry={entry}
                  waiting={waiting.get(entry.address)}
                  isExact={addresses.some((address) => address.startsWith(`${entry.address}/`))}
                  isFolded={isFolded}
                  onChoose={onChoose}
                />
              ))}
          </div>
        )
      })}
    </nav>
  )
}

function sumOf(entries: readonly MenuEntry[], waiting: ReadonlyMap<string, Waiting>): Waiting | undefined {
  const own = entries.flatMap(({ address }) => waiting.get(address) ?? [])
  if (own.length === 0) return undefined
  return {
    count: own.reduce((sum, { count }) => sum + count, 0),
    isLate: own.some(({ isLate }) => isLate),
  }
}

type GroupHeadingProps = {
  isClosed: boolean
  waiting: Waiting | undefined
  onToggle: () => void
  children: ReactNode
}

function GroupHeading({ isClosed, waiting, onToggle, children }: GroupHeadingProps) {
  return (
    <button
      type="button"
      aria-expanded={!isClosed}
      title={useWaitingText(waiting)}
      onClick={onToggle}
      className="group mt-2 flex min-h-6 items-center gap-2 rounded-small px-2.5 text-start font-medium text-faint text-xs hover:text-default max-lg:min-h-9"
    >
      <span className="flex-1">{children}</span>
      {waiting && <WaitingCount waiting={waiting} />}
      <ChevronDown
        aria-hidden="true"
        className={joinClasses(
          'size-3.5 transition-[rotate,opacity] duration-(--duration-quick)',
          isClosed ? '-rotate-90' : 'lg:opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100',
        )}
      />
    </button>
  )
}

function useWaitingText(waiting: Waiting | undefined): string | undefined {
  const { shell } = useMessages(coreCatalogue)
  if (!waiting) return undefined
  return waiting.isLate ? shell.waitingLate(waiting.count) : shell.waiting(waiting.count)
}

/** The count is the description of the line, whose name stays unchanged. */
function WaitingCount({ waiting: { count, isLate } }: { waiting: Waiting }) {
  return (
    <span
      aria-hidden="true"
      className={joinClasses(
        'rounded-full px-1.5 font-medium text-xs tabular-nums',
        isLate ? 'bg-negative-soft text-negative' : 'text-muted',
      )}
    >
      {count > countMax ? `${countMax}+` : count}
    </span>
  )
}

type MenuLineProps = {
  entry: MenuEntry
  waiting: Waiting | undefined
  /** A page below this one has a line of its own, which is marked instead. */
  isExact: boolean
  isFolded: boolean
  onChoose: (() => void) | undefined
}

function MenuLine({ entry, waiting, isExact, isFolded, onChoose }: MenuLineProps) {
  const Icon = screenDrawings[entry.icon]
  const line = (
    <Link
      to={entry.address}
      activeOptions={{ exact: isExact, includeSearch: false }}
      {...(onChoose && { onClick: onChoose })}
      {...(isFolded && { 'aria-label': entry.title })}
      title={useWaitingText(waiting)}
      className={joinClasses(
        'relative flex min-h-8 scroll-my-12 items-center gap-2 rounded-control border border-transparent font-medium text-muted transition-colors duration-(--duration-quick) hover:bg-hover hover:text-default max-lg:min-h-11',
        'data-[status=active]:border-default data-[status=active]:bg-surface data-[status=active]:text-default',
        isFolded ? 'h-9 w-9 justify-center' : 'px-2.5',
      )}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
      {!isFolded && <span className="flex-1 py-1 leading-tight">{entry.title}</span>}
      {!isFolded && waiting && <WaitingCount waiting={waiting} />}
      {isFolded && waiting && (
        <span
          aria-hidden="true"
          className={joinClasses(
            'absolute end-1 top-1 size-2 rounded-full',
            waiting.isLate ? 'bg-negative' : 'bg-primary',
          )}
        />
      )}
    </Link>
  )
  return isFolded ? (
    <Tooltip content={entry.title} side="right">
      {line}
    </Tooltip>
  ) : (
    line
  )
}
