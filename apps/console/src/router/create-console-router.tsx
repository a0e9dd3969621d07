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
import { areas } from '#areas/areas.ts'
import { errorTextCatalogue } from '#i18n/error-texts.ts'
import { currentLocale } from '#i18n/locale.tsx'
import { PagePending } from '#kit/page-pending.tsx'
import type { Area, Screen } from '#screens/area.ts'
import { getSession } from '#session/session.ts'
import { NotFound, NotFoundPage } from './not-found-page.tsx'
import { RouteError } from './route-error.tsx'

const rootRoute = createRootRoute({ notFoundComponent: NotFoundPage })

const startRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: async () => {
    const session = await getSession()
    throw redirect({ to: session ? homeOf(session) : '/login' })
  },
})

const doorRoutes = doors.map((door) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path: door.path,
    loader: () =>
      Promise.all(
        [...door.catalogues, errorTextCatalogue].map((catalogue) => catalogue.load(currentLocale())),
      ),
    component: lazyRouteComponent(async () => ({ default: await door.load() })),
  }),
)

function areaRoute(area: Area): AnyRoute {
  const layout = createRoute({
    getParentRoute: () => rootRoute,
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

/** The bare prefix leads to the first screen that this person may open. */
function frontRoute(layout: AnyRoute, area: Area): AnyRoute {
  return createRoute({
    getParentRoute: () => layout,
    path: '/',
    beforeLoad: async () => {
      const session = await getSession()
      if (session?.user.role === area.role) throw redirect({ to: homeOf(session) })
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
const devRoutes: AnyRoute[] = import.meta.env.DEV
  ? [
      createRoute({
        getParentRoute: () => rootRoute,
        path: '/dev/gallery',
        component: lazyRouteComponent(() => import('#dev/gallery-page.tsx'), 'GalleryPage'),
      }),
      createRoute({
        getParentRoute: () => rootRoute,
        path: '/dev/kit',
        component: lazyRouteComponent(() => import('#dev/kit-page.tsx'), 'KitPage'),
      }),
    ]
  : []

export function createConsoleRouter() {
  return createRouter({
    routeTree: rootRoute.addChildren([startRoute, ...doorRoutes, ...areas.map(areaRoute), ...devRoutes]),
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
}
