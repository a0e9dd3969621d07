import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import { doors } from '#account/doors.ts'
import { parseSearchText, stringifySearchText } from '#address/search-text.ts'
import { homeOf } from '#areas/area-home.ts'
import { areaOf, areas, type UnopenedArea } from '#areas/areas.ts'
import { errorTextCatalogue } from '#i18n/error-texts.ts'
import { currentLocale } from '#i18n/locale.tsx'
import { PagePending } from '#kit/page-pending.tsx'
import type { Area, Screen } from '#screens/area.ts'
import { getSession } from '#session/session.ts'
import { NotFound, NotFoundPage } from './not-found-page.tsx'
import { RouteError } from './route-error.tsx'

/** The routes of the console: the areas in `opened` with their screens, the others with their entry. */
function treeOf(opened: readonly Area[], open: (area: UnopenedArea) => Promise<void>): AnyRoute {
  const root = createRootRoute({ notFoundComponent: NotFoundPage })
  const areaRoutes = areas.map((unopened) => {
    const area = opened.find(({ role }) => role === unopened.role)
    return area ? areaRoute(root, area) : entryRoute(root, unopened, open)
  })
  return root.addChildren([startRoute(root), ...doorRoutes(root), ...areaRoutes, ...devRoutes(root)])
}

function startRoute(root: AnyRoute): AnyRoute {
  return createRoute({
    getParentRoute: () => root,
    path: '/',
    beforeLoad: async () => {
      const session = await getSession()
      throw redirect({ to: session ? areaOf(session.user.role).prefix : '/login' })
    },
  })
}

function doorRoutes(root: AnyRoute): AnyRoute[] {
  return doors.map((door) =>
    createRoute({
      getParentRoute: () => root,
      path: door.path,
      loader: () =>
        Promise.all(
          [...door.catalogues, errorTextCatalogue].map((catalogue) => catalogue.load(currentLocale())),
        ),
      component: lazyRouteComponent(async () => ({ default: await door.load() })),
    }),
  )
}

/** Any address of an area whose screens are not loaded yet, which is opened again once they are. */
function entryRoute(
  root: AnyRoute,
  area: UnopenedArea,
  open: (area: UnopenedArea) => Promise<void>,
): AnyRoute {
  const entry = createRoute({
    getParentRoute: () => root,
    path: area.prefix,
    beforeLoad: async ({ location }) => {
      await open(area)
      throw redirect({ href: location.href, replace: true })
    },
  })
  return entry.addChildren([createRoute({ getParentRoute: () => entry, path: '$' })])
}

function areaRoute(root: AnyRoute, area: Area): AnyRoute {
  const layout = createRoute({
    getParentRoute: () => root,
    path: area.prefix,
    staticData: { area },
    beforeLoad: async ({ location }) => {
      const session = await getSession()
      const isDoorInside = area.door === area.prefix
      if (!session && !isDoorInside) throw redirect({ to: area.door, search: { next: location.href } })
    },
    loader: () =>
      Promise.all([area.catalogue.load(currentLocale()), errorTextCatalogue.load(currentLocale())]),
    component: lazyRouteComponent(() => import('#shell/area-gate.tsx'), 'AreaGate'),
    // A wrong address inside an area keeps the area's menu.
    notFoundComponent: NotFound,
  })
  const hasFrontScreen = area.screens.some((screen) => screen.path === '')
  const screens = area.screens.map((screen) => screenRoute(layout, area, screen))
  return layout.addChildren(hasFrontScreen ? screens : [frontRoute(layout, area), ...screens])
}

/** The bare prefix redirects to the first screen that this person may open. */
function frontRoute(layout: AnyRoute, area: Area): AnyRoute {
  return createRoute({
    getParentRoute: () => layout,
    path: '/',
    beforeLoad: async () => {
      const session = await getSession()
      if (session?.user.role === area.role) throw redirect({ to: homeOf(area, session) })
    },
  })
}

function screenRoute(layout: AnyRoute, area: Area, screen: Screen): AnyRoute {
  return createRoute({
    getParentRoute: () => layout,
    path: screen.path || '/',
    staticData: { area, screen },
    loader: () => Promise.all((screen.catalogues ?? []).map((catalogue) => catalogue.load(currentLocale()))),
    component: lazyRouteComponent(async () => ({ default: await screen.load() })),
  })
}

/**
 * The gallery of components and the pages of the kit; the bundler drops them, and their imports, from
 * production.
 */
function devRoutes(root: AnyRoute): AnyRoute[] {
  if (!import.meta.env.DEV) return []
  return [
    createRoute({
      getParentRoute: () => root,
      path: '/dev/gallery',
      component: lazyRouteComponent(() => import('#dev/gallery-page.tsx'), 'GalleryPage'),
    }),
    createRoute({
      getParentRoute: () => root,
      path: '/dev/kit',
      component: lazyRouteComponent(() => import('#dev/kit-page.tsx'), 'KitPage'),
    }),
  ]
}

/** Creates the router for a page at this address, with the address's area opened. */
export async function createConsoleRouter(pathname: string) {
  const opened: Area[] = []
  const open = async (area: UnopenedArea) => {
    const whole = await area.load()
    if (!opened.some(({ role }) => role === area.role)) opened.push(whole)
    router.update({ ...router.options, routeTree: treeOf(opened, open) })
  }
  const own = areas.find(({ prefix }) => pathname === prefix || pathname.startsWith(`${prefix}/`))
  if (own) opened.push(await own.load())
  const router = createRouter({
    routeTree: treeOf(opened, open),
    parseSearch: parseSearchText,
    stringifySearch: stringifySearchText,
    defaultPreload: 'intent',
    defaultPendingMs: 300,
    defaultPendingMinMs: 200,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: NotFoundPage,
    scrollRestoration: true,
  })
  return router
}
