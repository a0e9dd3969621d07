import { eq } from 'drizzle-orm'
import { charges } from '#db/schema/billing.ts'
import { accounts } from '#modules/ledger/account-kinds.ts'
import { transfer } from '#modules/ledger/entries.ts'
import { post } from '#modules/ledger/post.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { CancelChargeInput } from './billing.input.ts'
import { answeredContest, hasOpenContest } from './contest.ts'
import { lockUnpaidCharge } from './lock-charge.ts'
import { resumeSales } from './resume-sales.ts'
import { tellOfCharge } from './tell-of-charge.ts'

/** The operator cancels a bill, with a reason. Its month is not billed again. */
export async function cancelCharge(caller: Caller, { chargeId, reason }: CancelChargeInput): Promise<void> {
  const { tx, now, session, ip } = caller
  const charge = await lockUnpaidCharge(caller, chargeId)
  const { month, currency, amountCents } = charge
  const isContested = hasOpenContest(charge)
  await tx
    .update(charges)
    .set({
      state: 'CANCELED',
      canceledAt: now,
      cancelReason: reason,
      ...(isContested && answeredContest(now, 'ADJUSTED', reason)),
    })
    .where(eq(charges.id, chargeId))
  await post(caller, {
    rule: 'charge.canceled',
    key: `charge.canceled:${chargeId}`,
    subject: { kind: 'CHARGE', id: chargeId },
    currency,
    entries: transfer(accounts.operatorCharge, accounts.platformCost, amountCents),
  })
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'charge.canceled', subject: chargeId, reason, detail: { month, currency, amountCents } },
  )
  if (isContested) await tellOfCharge(caller, { ...charge, amountCents: 0 }, 'ADJUSTED', reason)
  await resumeSales(caller, charge)
}
