import { proceduresFor } from '../../rpc/procedures-for.ts'
import { router } from '../../rpc/trpc.ts'
import { chargeInput } from './billing.input.ts'
import { getCharge } from './get-charge.ts'
import { chargeListInput, listCharges } from './list-charges.ts'
import { listContracts } from './list-contracts.ts'

const admin = proceduresFor({ area: 'ADMIN', permission: 'isChargesAvailable' })

/** What the operator bills this platform. The platform reads it; the operator alone changes it. */
export const adminChargesApi = router({
  list: admin.readLagging(chargeListInput, listCharges),
  get: admin.read(chargeInput, getCharge),
  contracts: admin.read(listContracts),
})
