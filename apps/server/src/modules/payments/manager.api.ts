import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { asEarningManager, asManager } from './views/sale-viewer.ts'
import { salesProcedures } from './views/sales-procedures.ts'

const manager = proceduresFor({ area: 'MANAGER' })

/** Sales of the sellers in the caller's care. */
export const managerSalesApi = router(salesProcedures(manager, asManager))

/** Sales of the sellers in the caller's care, with the manager's commission on each. */
export const managerCommissionsApi = router(salesProcedures(manager, asEarningManager))
