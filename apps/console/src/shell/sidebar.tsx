import { IconButton } from '@balcao/ui/icon-button'
import { joinClasses } from '@balcao/ui/join-classes'
import { Link } from '@tanstack/react-router'
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import type { Session } from '#api/client.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { BrandMark } from '#kit/brand-mark.tsx'
import { useStoredChoice } from '#kit/use-stored-choice.ts'
import type { MenuGroup } from './menu-entries.ts'
import { SideMenu } from './side-menu.tsx'
import type { Waiting } from './use-waiting.ts'

type SidebarProps = {
  platform: Session['platform']
  home: string
  groups: readonly MenuGroup[]
  waiting: ReadonlyMap<string, Waiting>
}

export function Sidebar({ platform, home, groups, waiting }: SidebarProps) {
  const { shell } = useMessages(coreCatalogue)
  const [isFolded, setIsFolded] = useStoredChoice('balcao.menu.folded', false)
  return (
    <aside
      className={joinClasses(
        'sticky top-(--visit-height,0px) hidden h-[calc(100dvh-var(--visit-height,0px))] flex-col border-default border-e lg:flex',
        isFolded ? 'w-15 items-center px-3' : 'w-64 px-3',
      )}
    >
      <div className={joinClasses('flex h-14 shrink-0 items-center', !isFolded && 'px-1.5')}>
        <Link
          to={home}
          aria-label={platform.name}
          className="flex min-w-0 items-center gap-2.5 rounded-small font-semibold text-lg tracking-tight"
        >
          <BrandMark logoUrl={platform.logoUrl} />
          {!isFolded && <span className="truncate">{platform.name}</span>}
        </Link>
      </div>
      <div className="-mx-1 flex-1 overflow-y-auto px-1 py-1">
        <SideMenu label={shell.menu} groups={groups} waiting={waiting} isFolded={isFolded} />
      </div>
      <div className={joinClasses('flex h-11 shrink-0 items-center', !isFolded && 'justify-end')}>
        <IconButton
          label={isFolded ? shell.expandMenu : shell.collapseMenu}
          onClick={() => setIsFolded(!isFolded)}
        >
          {isFolded ? <PanelLeftOpen /> : <PanelLeftClose />}
        </IconButton>
      </div>
    </aside>
  )
}
