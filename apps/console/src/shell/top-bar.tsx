import { Badge } from '@balcao/ui/badge'
import { joinClasses } from '@balcao/ui/join-classes'
import { Kbd } from '@balcao/ui/kbd'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'

type TopBarProps = {
  isDemo: boolean
  /** The switch between live and test, for people who have it. */
  testMode: ReactNode
  /** Tinted, so that the bar shows the mode even on a scrolled page. */
  isTest: boolean
  menuButton: ReactNode
  /** The notice bell, in areas with notices. */
  bell: ReactNode
  accountMenu: ReactNode
  searchText: string
  /** Null in areas with too few pages for a search. */
  onSearch: (() => void) | null
}

export function TopBar({
  isDemo,
  testMode,
  isTest,
  menuButton,
  bell,
  accountMenu,
  searchText,
  onSearch,
}: TopBarProps) {
  const { shell } = useMessages(coreCatalogue)
  return (
    <header
      className={joinClasses(
        'sticky top-(--visit-height,0px) z-20 flex h-14 items-center gap-3 border-default border-b px-4 lg:px-7',
        isTest ? 'bg-info-soft' : 'bg-canvas',
      )}
    >
      {menuButton}
      {onSearch && (
        <button
          type="button"
          onClick={onSearch}
          className="flex h-9 min-w-0 flex-1 items-center gap-2 rounded-control border border-default bg-surface px-2.5 text-faint transition-colors duration-(--duration-quick) hover:border-strong sm:max-w-84"
        >
          <Search aria-hidden="true" className="size-4 shrink-0" />
          <span className="truncate">{searchText}</span>
          <span className="ms-auto hidden shrink-0 sm:block">
            <Kbd>Ctrl K</Kbd>
          </span>
        </button>
      )}
      <div className="ms-auto flex items-center gap-3">
        {testMode}
        {isDemo && !isTest && (
          <Badge tone="pending" className="max-sm:hidden">
            {shell.testEnvironment}
          </Badge>
        )}
        {bell}
        {accountMenu}
      </div>
    </header>
  )
}
