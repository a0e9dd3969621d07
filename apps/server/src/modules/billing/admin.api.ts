import { getPlatform } from '#modules/platforms/get-platform.ts'
import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import type { Scope } from '#scope.ts'
import { chargeInput, contestChargeInput } from './billing.input.ts'
import { contestCharge } from './contest-charge.ts'
import { getCharge } from './get-charge.ts'
import { chargeListInput, listCharges } from './list-charges.ts'
import { listContracts } from './list-contracts.ts'

const admin = proceduresFor({ area: 'ADMIN', permission: 'isChargesAvailable' })

/**
 * Bills of the operator for this platform. The platform reads and contests them; only the operator changes
 * them.
 */
export const adminChargesApi = router({
  list: admin.readLagging(chargeListInput, listCharges),
  get: admin.read(chargeInput, getCharge),
  contest: admin.write('platform', contestChargeInput, contestCharge),
  salesStanding: admin.read(getSalesStanding),
  contracts: admin.read(listContracts),
})

/** Whether unpaid bills have suspended the platform's new sales. */
async function getSalesStanding(scope: Scope): Promise<{ suspendedAt: string | null }> {
  const { salesSuspendedAt } = await getPlatform(scope)
  return { suspendedAt: salesSuspendedAt?.toISOString() ?? null }
}
