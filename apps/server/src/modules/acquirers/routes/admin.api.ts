import { findSellerOptions, sellerOptionsInput } from '#modules/accounts/users/find-seller-options.ts'
import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { getRoutes } from './get-routes.ts'
import { listRouteVersions } from './list-route-versions.ts'
import { routeSimulationInput, routesOfMethodInput } from './routes.input.ts'
import { simulateRoute } from './simulate-route.ts'

const admin = proceduresFor({ area: 'ADMIN', permission: 'isConfigAvailable' })
/** Routes of sales. The list is changed by two people (`admin.acquirerChanges`). */
export const adminRoutesApi = router({
  get: admin.read(routesOfMethodInput, getRoutes),
  versions: admin.read(routesOfMethodInput, listRouteVersions),
  /** Sellers that a line of the list can be limited to. */
  sellers: admin.read(sellerOptionsInput, findSellerOptions),
  simulate: admin.read(routeSimulationInput, simulateRoute),
})
