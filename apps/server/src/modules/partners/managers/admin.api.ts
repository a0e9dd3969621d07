import { z } from 'zod'
import { proceduresFor } from '../../../rpc/procedures-for.ts'
import { router } from '../../../rpc/trpc.ts'
import { assignManager } from './assign-manager.ts'
import { endManagement } from './end-management.ts'
import { listManagers, managerListInput } from './list-managers.ts'
import { listPortfolio, portfolioListInput } from './list-portfolio.ts'
import { assignManagerInput, endManagementInput } from './managers.input.ts'

const staff = proceduresFor({ area: 'ADMIN', permission: 'isManagersAvailable' })
/** For what changes who earns of the platform's fee. */
const provenStaff = proceduresFor({ area: 'ADMIN', permission: 'isManagersAvailable', freshProof: true })

export const adminManagersApi = router({
  list: staff.readLagging(managerListInput, listManagers),
  portfolio: staff.readLagging(portfolioListInput.extend({ managerId: z.uuid() }), listPortfolio),
  assign: provenStaff.write(assignManagerInput, assignManager),
  end: provenStaff.write(endManagementInput, endManagement),
})
