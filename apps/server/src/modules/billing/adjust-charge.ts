import { randomUUID } from 'node:crypto'
import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { charges } from '#db/schema/billing.ts'
import { accounts } from '#modules/ledger/account-kinds.ts'
import { transfer } from '#modules/ledger/entries.ts'
import { post } from '#modules/ledger/post.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { AdjustChargeInput } from './billing.input.ts'
import { answeredContest, hasOpenContest } from './contest.ts'
import { lockUnpaidCharge } from './lock-charge.ts'
import { resumeSales } from './resume-sales.ts'
import { tellOfCharge } from './tell-of-charge.ts'

/**
 * The operator adds an amount to a bill or credits it, with a reason. A call that names an outdated amount is
 * refused, so that pressing the button twice adjusts once. A bill of zero counts as paid. On a contested bill
 * the adjustment is the answer.
 */
export async function adjustCharge(
  caller: Caller,
  { chargeId, seenAmountCents, byCents, reason }: AdjustChargeInput,
): Promise<void> {
  const { tx, now, session, ip } = caller
  const charge = await lockUnpaidCharge(caller, chargeId)
  const { month, currency, amountCents, adjustmentCents } = charge
  const isContested = hasOpenContest(charge)
  if (amountCents !== seenAmountCents) throw new AppError('record_changed')
  const nextCents = amountCents + byCents
  if (nextCents < 0) throw new AppError('input_invalid', { field: 'byCents' })
  await tx
    .update(charges)
    .set({
      amountCents: nextCents,
      adjustmentCents: adjustmentCents + byCents,
      adjustmentReason: reason,
      ...(nextCents === 0 && { state: 'PAID', paidAt: now }),
      ...(isContested && answeredContest(now, 'ADJUSTED', reason)),
    })
    .where(eq(charges.id, chargeId))
  await post(caller, {
    rule: 'charge.adjusted',
    key: `charge.adjusted:${chargeId}:${randomUUID()}`,
    subject: { kind: 'CHARGE', id: chargeId },
    currency,
    entries:
      byCents > 0
        ? transfer(accounts.platformCost, accounts.operatorCharge, byCents)
        : transfer(accounts.operatorCharge, accounts.platformCost, -byCents),
  })
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    {
      action: 'charge.adjusted',
      subject: chargeId,
      reason,
      detail: { month, currency, amountCents, byCents },
    },
  )
  if (isContested) await tellOfCharge(caller, { ...charge, amountCents: nextCents }, 'ADJUSTED', reason)
  if (nextCents === 0) await resumeSales(caller, charge)
}
