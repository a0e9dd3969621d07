import { proceduresFor } from '../../rpc/procedures-for.ts'
import { router } from '../../rpc/trpc.ts'
import { asEarningManager, asManager } from './sale-eyes.ts'
import { salesProcedures } from './sales-procedures.ts'

const manager = proceduresFor({ area: 'MANAGER' })

/** What the sellers in one's care have sold. */
export const managerSalesApi = router(salesProcedures(manager, asManager))

/** The same sales, with what the manager earns by each. */
export const managerCommissionsApi = router(salesProcedures(manager, asEarningManager))
