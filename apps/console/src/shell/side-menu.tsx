import { joinClasses } from '@balcao/ui/join-classes'
import { Tooltip } from '@balcao/ui/tooltip'
import { Link } from '@tanstack/react-router'
import type { MenuEntry, MenuGroup } from './menu-entries.ts'
import { screenDrawings } from './screen-drawings.tsx'

type SideMenuProps = {
  label: string
  groups: readonly MenuGroup[]
  isFolded?: boolean
  onChoose?: () => void
}

export function SideMenu({ label, groups, isFolded = false, onChoose }: SideMenuProps) {
  const addresses = groups.flatMap(({ entries }) => entries.map(({ address }) => address))
  return (
    <nav aria-label={label} className="grid gap-0.5">
      {groups.map((group) => (
        <div key={group.id} className="grid gap-0.5">
          {group.heading &&
            (isFolded ? (
              <hr className="mx-2 my-2 border-default" />
            ) : (
              <p className="px-2.5 pt-4 pb-1 font-medium text-faint text-xs">{group.heading}</p>
            ))}
          {group.entries.map((entry) => (
            <MenuLine
              key={entry.address}
              entry={entry}
              isExact={addresses.some((address) => address.startsWith(`${entry.address}/`))}
              isFolded={isFolded}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </nav>
  )
}

type MenuLineProps = {
  entry: MenuEntry
  /** A page below it has a line of its own, which is then the one that is marked. */
  isExact: boolean
  isFolded: boolean
  onChoose: (() => void) | undefined
}

function MenuLine({ entry, isExact, isFolded, onChoose }: MenuLineProps) {
  const Icon = screenDrawings[entry.icon]
  const line = (
    <Link
      to={entry.address}
      activeOptions={{ exact: isExact, includeSearch: false }}
      {...(onChoose && { onClick: onChoose })}
      {...(isFolded && { 'aria-label': entry.title })}
      className={joinClasses(
        'flex min-h-9 items-center gap-2.5 rounded-control border border-transparent font-medium text-muted transition-colors duration-(--duration-quick) hover:bg-hover hover:text-default max-lg:min-h-11',
        'data-[status=active]:border-default data-[status=active]:bg-surface data-[status=active]:text-default',
        isFolded ? 'h-9 w-9 justify-center' : 'px-2.5',
      )}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
      {!isFolded && <span className="py-1 leading-tight">{entry.title}</span>}
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
