import { proceduresFor } from '../../../rpc/procedures-for.ts'
import { router } from '../../../rpc/trpc.ts'
import { findSellerOptions, sellerOptionsInput } from '../../accounts/users/find-seller-options.ts'
import { getRoutes } from './get-routes.ts'
import { listRouteVersions } from './list-route-versions.ts'
import { routeSimulationInput, routesInput, routesOfMethodInput } from './routes.input.ts'
import { saveRoutes } from './save-routes.ts'
import { simulateRoute } from './simulate-route.ts'

const admin = proceduresFor({ area: 'ADMIN', permission: 'isConfigAvailable' })
/** Where the money of all sales goes is changed by somebody who has just proved who they are. */
const provenAdmin = proceduresFor({ area: 'ADMIN', permission: 'isConfigAvailable', freshProof: true })

export const adminRoutesApi = router({
  get: admin.read(routesOfMethodInput, getRoutes),
  versions: admin.read(routesOfMethodInput, listRouteVersions),
  /** Whom a line may be for. */
  sellers: admin.read(sellerOptionsInput, findSellerOptions),
  simulate: admin.read(routeSimulationInput, simulateRoute),
  save: provenAdmin.write(routesInput, saveRoutes),
})
