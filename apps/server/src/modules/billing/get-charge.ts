import { AppError } from '@balcao/domain/app-error'
import { eq, getTableColumns } from 'drizzle-orm'
import { charges, operatorContracts } from '#db/schema/billing.ts'
import type { Scope } from '#scope.ts'
import { showCharge } from './list-charges.ts'

/** One bill, with the terms by which it was made. */
export async function getCharge({ tx }: Scope, { chargeId }: { chargeId: string }) {
  const { fromMonth, basisPoints, minimumCents, dueDays } = getTableColumns(operatorContracts)
  const [found] = await tx
    .select({ charge: charges, terms: { fromMonth, basisPoints, minimumCents, dueDays } })
    .from(charges)
    .innerJoin(operatorContracts, eq(operatorContracts.id, charges.contractId))
    .where(eq(charges.id, chargeId))
  if (!found) throw new AppError('not_found')
  return { ...showCharge(found.charge), terms: found.terms }
}
