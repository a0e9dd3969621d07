import { Avatar } from '@balcao/ui/avatar'
import { DropdownMenu, MenuItem, MenuLink, MenuRadioGroup, MenuSeparator } from '@balcao/ui/dropdown-menu'
import { Kbd } from '@balcao/ui/kbd'
import { Link } from '@tanstack/react-router'
import { Keyboard, LogOut, Monitor, Moon, ShieldCheck, Sun } from 'lucide-react'
import type { Session } from '#api/client.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { languagesOf } from '#i18n/locale.tsx'
import { useMessages } from '#i18n/use-messages.ts'
import type { Area } from '#screens/area.ts'
import { usePreferences } from '#session/use-preferences.ts'
import { useSignOut } from './use-sign-out.ts'

type AccountMenuProps = { session: Session; area: Area; onShowShortcuts: () => void }

export function AccountMenu({ session, area, onShowShortcuts }: AccountMenuProps) {
  const core = useMessages(coreCatalogue)
  const preferences = usePreferences()
  const signOut = useSignOut(area)
  const { themes } = core.shell
  return (
    <DropdownMenu
      trigger={
        <button type="button" aria-label={core.shell.accountMenu(session.user.name)} className="rounded-full">
          <Avatar name={session.user.name} />
        </button>
      }
      heading={
        <>
          <p className="max-w-60 truncate font-medium">{session.user.name}</p>
          <p className="max-w-60 truncate text-muted text-sm">{session.user.email}</p>
        </>
      }
    >
      <MenuSeparator />
      <MenuLink>
        <Link to={`${area.prefix}/account-security`}>
          <ShieldCheck aria-hidden="true" />
          {core.shell.security}
        </Link>
      </MenuLink>
      <MenuItem icon={<Keyboard aria-hidden="true" />} shortcut={<Kbd>?</Kbd>} onSelect={onShowShortcuts}>
        {core.shell.shortcuts}
      </MenuItem>
      <MenuSeparator />
      <MenuRadioGroup
        label={core.shell.theme}
        value={preferences.theme}
        onChange={preferences.setTheme}
        options={[
          { value: 'light', label: themes.light, icon: <Sun aria-hidden="true" /> },
          { value: 'dark', label: themes.dark, icon: <Moon aria-hidden="true" /> },
          { value: 'system', label: themes.system, icon: <Monitor aria-hidden="true" /> },
        ]}
      />
      <MenuSeparator />
      <MenuRadioGroup
        label={core.shell.language}
        value={preferences.locale}
        onChange={preferences.setLocale}
        options={languagesOf(area.prefix).map((locale) => ({
          value: locale,
          label: core.languageName[locale],
        }))}
      />
      <MenuSeparator />
      <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={signOut}>
        {core.shell.logout}
      </MenuItem>
    </DropdownMenu>
  )
}
