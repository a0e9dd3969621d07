import { encodeStaticBrCode } from '@balcao/domain/payments/br-code'
import { AppError } from '@balcao/domain/texts/app-error'
import { eq, getTableColumns } from 'drizzle-orm'
import { charges, operatorContracts } from '#db/schema/billing.ts'
import type { Scope } from '#scope.ts'
import { showCharge } from './list-charges.ts'

type Charge = typeof charges.$inferSelect

/** One bill, with the terms by which it was made. */
export async function getCharge({ tx }: Scope, { chargeId }: { chargeId: string }) {
  const { fromMonth, basisPoints, minimumCents, dueDays, pixKey } = getTableColumns(operatorContracts)
  const [found] = await tx
    .select({ charge: charges, pixKey, terms: { fromMonth, basisPoints, minimumCents, dueDays } })
    .from(charges)
    .innerJoin(operatorContracts, eq(operatorContracts.id, charges.contractId))
    .where(eq(charges.id, chargeId))
  if (!found) throw new AppError('not_found')
  return { ...showCharge(found.charge), terms: found.terms, pixCode: pixCodeOf(found.charge, found.pixKey) }
}

/** Pix code for the amount of an unpaid bill in reais. The paying bank shows the owner of the key. */
function pixCodeOf({ id, state, currency, amountCents }: Charge, pixKey: string | null): string | null {
  const isWaiting = state === 'OPEN' || state === 'OVERDUE'
  if (pixKey === null || !isWaiting || currency !== 'BRL' || amountCents <= 0) return null
  const txid = id.replaceAll('-', '').slice(0, 25)
  return encodeStaticBrCode({
    key: pixKey,
    merchantName: 'Operadora',
    merchantCity: 'Brasilia',
    amountCents,
    txid,
  })
}
