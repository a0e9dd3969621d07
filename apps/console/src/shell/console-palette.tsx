import { CommandPalette, type PaletteItem } from '@balcao/ui/command-palette'
import { useRouter } from '@tanstack/react-router'
import { Keyboard, Languages, LogOut, Monitor, Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { languagesOf } from '#i18n/locale.tsx'
import { useMessages } from '#i18n/use-messages.ts'
import type { Area } from '#screens/area.ts'
import { usePreferences } from '#session/use-preferences.ts'
import type { MenuGroup } from './menu-entries.ts'
import { screenDrawings } from './screen-drawings.tsx'
import { useFoundRecords } from './use-found-records.tsx'
import { useSignOut } from './use-sign-out.ts'

type ConsolePaletteProps = {
  area: Area
  groups: readonly MenuGroup[]
  open: boolean
  onOpenChange: (open: boolean) => void
  onShowShortcuts: () => void
}

export function ConsolePalette({ area, groups, open, onOpenChange, onShowShortcuts }: ConsolePaletteProps) {
  const core = useMessages(coreCatalogue)
  const router = useRouter()
  const preferences = usePreferences()
  const signOut = useSignOut(area)
  const { themes, theme } = core.shell
  const [typed, setTyped] = useState('')
  const records = useFoundRecords(area, typed)

  const pages: PaletteItem[] = groups.flatMap((group) =>
    group.entries.map((entry) => {
      const Icon = screenDrawings[entry.icon]
      return {
        id: entry.address,
        label: entry.title,
        icon: <Icon aria-hidden="true" />,
        detail: group.heading,
        keywords: entry.keywords,
        onSelect: () => void router.navigate({ to: entry.address }),
      }
    }),
  )
  const actions: PaletteItem[] = [
    {
      id: 'light',
      label: `${theme}: ${themes.light}`,
      icon: <Sun aria-hidden="true" />,
      onSelect: () => preferences.setTheme('light'),
    },
    {
      id: 'dark',
      label: `${theme}: ${themes.dark}`,
      icon: <Moon aria-hidden="true" />,
      onSelect: () => preferences.setTheme('dark'),
    },
    {
      id: 'system',
      label: `${theme}: ${themes.system}`,
      icon: <Monitor aria-hidden="true" />,
      onSelect: () => preferences.setTheme('system'),
    },
    ...languagesOf(area.prefix)
      .filter((locale) => locale !== preferences.locale)
      .map((locale) => ({
        id: locale,
        label: `${core.shell.language}: ${core.languageName[locale]}`,
        icon: <Languages aria-hidden="true" />,
        onSelect: () => preferences.setLocale(locale),
      })),
    {
      id: 'shortcuts',
      label: core.shell.shortcuts,
      icon: <Keyboard aria-hidden="true" />,
      onSelect: onShowShortcuts,
    },
    {
      id: 'logout',
      label: core.shell.logout,
      icon: <LogOut aria-hidden="true" />,
      onSelect: signOut,
    },
  ]

  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      label={core.shell.palette}
      placeholder={
        area.role === 'SELLER'
          ? core.shell.searchRecords
          : area.role === 'ADMIN'
            ? core.shell.searchEverything
            : core.shell.palettePlaceholder
      }
      emptyText={records.isBusy ? core.shell.paletteSearching : core.nothingFound}
      closeLabel={core.action.close}
      onSearch={setTyped}
      groups={[
        ...records.groups,
        { id: 'pages', heading: core.shell.palettePages, items: pages },
        { id: 'actions', heading: core.shell.paletteActions, items: actions },
      ]}
    />
  )
}
