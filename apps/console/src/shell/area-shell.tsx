import type { AdminPermission } from '@balcao/domain/vocabulary'
import { Banner } from '@balcao/ui/banner'
import { EmptyState } from '@balcao/ui/empty-state'
import { applyTheme, themeStorageKey, useTheme } from '@balcao/ui/theme'
import { Toaster } from '@balcao/ui/toast'
import { TooltipProvider } from '@balcao/ui/tooltip'
import { Outlet, useLocation } from '@tanstack/react-router'
import { LockKeyhole } from 'lucide-react'
import {
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { Session } from '#api/client.ts'
import { homeOf } from '#areas/area-home.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import type { CoreMessages } from '#i18n/core/pt-br.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { StepUpProvider } from '#kit/action/step-up.tsx'
import { useChanges } from '#kit/use-changes.ts'
import { useShortcut } from '#kit/use-shortcut.ts'
import type { Area } from '#screens/area.ts'
import { useCurrentScreen } from '#screens/use-current-screen.ts'
import { useBrandColor } from '#session/use-brand-color.ts'
import { mayOpen } from '#session/use-can.ts'
import { AccountMenu } from './account-menu.tsx'
import { AnnouncementBanner } from './announcement-banner.tsx'
import { MenuDrawer } from './menu-drawer.tsx'
import { type MenuGroup, menuGroups, titleOf } from './menu-entries.ts'
import { NoticeBell } from './notice-bell.tsx'
import { Sidebar } from './sidebar.tsx'
import { TestModeSwitch } from './test-mode/test-mode-switch.tsx'
import { TopBar } from './top-bar.tsx'
import { type LateScreen, useWaiting, type Waiting } from './use-waiting.ts'
import { VisitBanner } from './visit-banner.tsx'

const ConsolePalette = lazy(async () => ({ default: (await import('./console-palette.tsx')).ConsolePalette }))
const ShortcutsDialog = lazy(async () => ({
  default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog,
}))

const TestModeBand = lazy(async () => ({
  default: (await import('./test-mode/test-mode-band.tsx')).TestModeBand,
}))

/** Replaces the platform's own colour in test mode. */
const testColor = '#1d5fa8'

/** Areas with notices from the platform. */
const ringsFor: ReadonlySet<Area['role']> = new Set(['SELLER', 'MANAGER', 'ADMIN'])

/** The layout around a page of an area. */
export function AreaShell({ session, area }: { session: Session; area: Area }) {
  const core = useMessages(coreCatalogue)
  const menu = useMessages(area.catalogue)
  const { screen } = useCurrentScreen()
  const { theme } = useTheme()
  const main = useRef<HTMLElement>(null)
  const [isPaletteOpen, setIsPaletteOpen] = useState(false)
  const [areShortcutsOpen, setAreShortcutsOpen] = useState(false)
  const groups = menuGroups(area, session, menu)
  const waiting = useWaiting(session)
  const { platform, testMode } = session

  useBrandColor(testMode?.isOn ? testColor : platform.brandColor)
  usePageArrival(main, screen ? `${titleOf(screen, menu)} · ${platform.name}` : platform.name)
  usePaletteKey(() => setIsPaletteOpen((isOpen) => !isOpen))
  // Each read of a visit is recorded, and masters see other platforms' data: neither is refetched
  // automatically.
  useChanges(!session.visit && area.role !== 'MASTER')
  useShortcut('?', () => setAreShortcutsOpen(true))
  useEffect(() => {
    // A device without a stored theme takes the account's.
    if (localStorage.getItem(themeStorageKey) === null) applyTheme(session.user.theme)
  }, [session.user.theme])

  const isAllowed = !screen || mayOpen(session, screen)
  return (
    <TooltipProvider>
      <StepUpProvider>
        <a
          href="#main"
          className="fixed start-4 top-2 z-50 -translate-y-16 rounded-control bg-primary px-4 py-2 font-medium text-on-primary focus:translate-y-0"
        >
          {core.shell.skip}
        </a>
        {testMode?.isOn && (
          <Suspense>
            <TestModeBand liveUrl={testMode.liveUrl} />
          </Suspense>
        )}
        {session.visit && <VisitBanner visit={session.visit} name={session.user.name} />}
        <div className="flex min-h-dvh pt-(--visit-height,0px) [--sticky-top:calc(3.5rem+var(--visit-height,0px))]">
          <Sidebar platform={platform} home={homeOf(area, session)} groups={groups} waiting={waiting} />
          <div className="flex min-w-0 flex-1 flex-col">
            <TopBar
              isDemo={platform.isDemo}
              isTest={testMode?.isOn === true}
              testMode={testMode && area.role === 'SELLER' && <TestModeSwitch testMode={testMode} />}
              searchText={searchTextOf(area, core.shell)}
              onSearch={area.role === 'CUSTOMER' ? null : () => setIsPaletteOpen(true)}
              menuButton={<MenuDrawer platform={platform} groups={groups} waiting={waiting} />}
              bell={ringsFor.has(area.role) && <NoticeBell late={lateScreens(area, groups, waiting)} />}
              accountMenu={
                <AccountMenu
                  session={session}
                  area={area}
                  onShowShortcuts={() => setAreShortcutsOpen(true)}
                />
              }
            />
            <OfflineBanner text={core.shell.offline} />
            {area.role === 'ADMIN' && <AnnouncementBanner />}
            <div className="flex flex-1 flex-col pe-(--dock-width,0px)">
              <main
                ref={main}
                id="main"
                tabIndex={-1}
                className="mx-auto w-full max-w-310 flex-1 px-4 pt-5 pb-16 outline-none lg:px-7 lg:pt-6"
              >
                {!isAllowed && screen?.permission ? (
                  <NoPermissionPage permission={screen.permission} />
                ) : (
                  <Outlet />
                )}
              </main>
            </div>
          </div>
        </div>
        <WhenOpen isOpen={isPaletteOpen}>
          <ConsolePalette
            area={area}
            groups={groups}
            open={isPaletteOpen}
            onOpenChange={setIsPaletteOpen}
            onShowShortcuts={() => setAreShortcutsOpen(true)}
          />
        </WhenOpen>
        <WhenOpen isOpen={areShortcutsOpen}>
          <ShortcutsDialog open={areShortcutsOpen} onOpenChange={setAreShortcutsOpen} />
        </WhenOpen>
        <Toaster theme={theme} label={core.notifications} closeLabel={core.action.close} />
      </StepUpProvider>
    </TooltipProvider>
  )
}

/** Screens with overdue tasks of the staff; sellers get notices instead. */
function lateScreens(
  { role }: Area,
  groups: readonly MenuGroup[],
  waiting: ReadonlyMap<string, Waiting>,
): LateScreen[] {
  if (role !== 'ADMIN') return []
  return groups.flatMap(({ entries }) =>
    entries.flatMap(({ address, title }) => {
      const found = waiting.get(address)
      return found?.isLate ? [{ address, title, count: found.count }] : []
    }),
  )
}

/** Code that is loaded on first use. */
function WhenOpen({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  return isOpen ? <Suspense fallback={null}>{children}</Suspense> : null
}

function searchTextOf({ role }: Area, text: CoreMessages['shell']): string {
  if (role === 'SELLER') return text.searchRecords
  return role === 'ADMIN' ? text.searchEverything : text.search
}

function OfflineBanner({ text }: { text: string }) {
  const isOnline = useIsOnline()
  return isOnline ? null : (
    <Banner tone="pending" isLive isFullBleed>
      {text}
    </Banner>
  )
}

/** Names the missing flag, so that the person knows what to request. */
function NoPermissionPage({ permission }: { permission: AdminPermission }) {
  const core = useMessages(coreCatalogue)
  return (
    <EmptyState
      icon={<LockKeyhole />}
      isPageTitle
      title={core.noPermission.title}
      description={
        <>
          {core.noPermission.missing} <strong>{core.permission[permission]}</strong>{' '}
          <code className="font-mono text-sm">({permission})</code>. {core.noPermission.ask}
        </>
      }
    />
  )
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine)
}

/** A new page sets the window's title and takes the focus, so that a screen reader starts at its top. */
function usePageArrival(main: RefObject<HTMLElement | null>, title: string): void {
  const { pathname } = useLocation()
  const lastPath = useRef(pathname)
  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(() => {
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname, main])
}

/** Ctrl-K, or Command-K, works even while typing. */
function usePaletteKey(onPress: () => void): void {
  const press = useEffectEvent(onPress)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      press()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
