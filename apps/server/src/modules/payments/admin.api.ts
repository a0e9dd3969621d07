import { proceduresFor } from '../../rpc/procedures-for.ts'
import { router } from '../../rpc/trpc.ts'
import { findSales, findSalesInput } from './find-sales.ts'
import { asPlatform } from './sale-eyes.ts'
import { salesProcedures } from './sales-procedures.ts'

const staff = proceduresFor({ area: 'ADMIN', permission: 'isSalesAvailable' })

export const adminSalesApi = router({
  ...salesProcedures(staff, asPlatform),
  /** A few to jump to, as one types. */
  find: staff.readLagging(findSalesInput, (caller, input) => findSales(asPlatform(caller), input)),
})
