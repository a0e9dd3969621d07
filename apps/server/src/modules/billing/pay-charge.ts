import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { charges } from '#db/schema/billing.ts'
import { accounts } from '#modules/ledger/account-kinds.ts'
import { transfer } from '#modules/ledger/entries.ts'
import { post } from '#modules/ledger/post.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { PayChargeInput } from './billing.input.ts'
import { lockUnpaidCharge } from './lock-charge.ts'
import { resumeSales } from './resume-sales.ts'

/**
 * Marks a bill as paid, after the operator found the money on its own statement. A call that names an
 * outdated amount is refused.
 */
export async function payCharge(
  caller: Caller,
  { chargeId, seenAmountCents, reference }: PayChargeInput,
): Promise<void> {
  const { tx, now, session, ip } = caller
  const charge = await lockUnpaidCharge(caller, chargeId)
  const { month, currency, amountCents } = charge
  if (amountCents !== seenAmountCents) throw new AppError('record_changed')
  await tx
    .update(charges)
    .set({ state: 'PAID', paidAt: now, paymentReference: reference })
    .where(eq(charges.id, chargeId))
  await post(caller, {
    rule: 'charge.paid',
    key: `charge.paid:${chargeId}`,
    subject: { kind: 'CHARGE', id: chargeId },
    currency,
    entries: transfer(accounts.operatorCharge, accounts.platformPaidOutside, amountCents),
  })
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    {
      action: 'charge.paid',
      subject: chargeId,
      reason: reference,
      detail: { month, currency, amountCents },
    },
  )
  await resumeSales(caller, charge)
}
