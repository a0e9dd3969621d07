import { z } from 'zod'
import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { assignManager } from './assign-manager.ts'
import { changeCommission } from './change-commission.ts'
import { endManagement } from './end-management.ts'
import { findManagerOptions } from './find-manager-options.ts'
import { findSellerOptions } from './find-seller-options.ts'
import { listPortfolio, portfolioListInput } from './list-portfolio.ts'
import { listReferrals } from './list-referrals.ts'
import {
  assignManagerInput,
  changeCommissionInput,
  endManagementInput,
  personOptionsInput,
} from './managers.input.ts'

const staff = proceduresFor({ area: 'ADMIN', permission: 'isManagersAvailable' })
/** For procedures that change who earns a part of the platform's fee. */
const provenStaff = proceduresFor({ area: 'ADMIN', permission: 'isManagersAvailable', freshProof: true })

export const adminManagersApi = router({
  portfolio: staff.readLagging(portfolioListInput, listPortfolio),
  referrals: staff.readLagging(z.strictObject({ managerId: z.uuid() }), listReferrals),
  options: staff.readLagging(personOptionsInput, findManagerOptions),
  sellerOptions: staff.readLagging(personOptionsInput, findSellerOptions),
  assign: provenStaff.write({ seller: 'sellerIds' }, assignManagerInput, assignManager),
  changeCommission: provenStaff.write('platform', changeCommissionInput, changeCommission),
  end: provenStaff.write({ managerContract: 'contractId' }, endManagementInput, endManagement),
})
