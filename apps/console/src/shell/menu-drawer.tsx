import { Drawer } from '@balcao/ui/drawer'
import { IconButton } from '@balcao/ui/icon-button'
import { Menu } from 'lucide-react'
import { useState } from 'react'
import type { Session } from '#api/client.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { BrandMark } from '#kit/brand-mark.tsx'
import type { MenuGroup } from './menu-entries.ts'
import { SideMenu } from './side-menu.tsx'
import type { Waiting } from './use-waiting.ts'

type MenuDrawerProps = {
  platform: Session['platform']
  groups: readonly MenuGroup[]
  waiting: ReadonlyMap<string, Waiting>
}

/** The sidebar on a narrow screen. */
export function MenuDrawer({ platform, groups, waiting }: MenuDrawerProps) {
  const core = useMessages(coreCatalogue)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <IconButton label={core.shell.openMenu} className="-ms-2 lg:hidden" onClick={() => setIsOpen(true)}>
        <Menu className="size-5!" />
      </IconButton>
      <Drawer
        side="start"
        width="narrow"
        title={
          <span className="flex items-center gap-2.5">
            <BrandMark logoUrl={platform.logoUrl} />
            {platform.name}
          </span>
        }
        closeLabel={core.action.close}
        open={isOpen}
        onOpenChange={setIsOpen}
      >
        <SideMenu
          label={core.shell.menu}
          groups={groups}
          waiting={waiting}
          onChoose={() => setIsOpen(false)}
        />
      </Drawer>
    </>
  )
}
