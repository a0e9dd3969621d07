import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { addJob } from '#add-job.ts'
import { type LeftMoney, platformClosings } from '#db/schema/closings.ts'
import { actorOf } from '#modules/platforms/actor-of.ts'
import { removeTestModesJob } from '#modules/platforms/test-mode/remove-test-modes.job.ts'
import { updatePlatform } from '#modules/platforms/update-platform.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { FinishClosingInput } from './closing.input.ts'
import { lockClosing } from './closing.ts'
import { countOpenThings } from './count-open-things.ts'
import { readPayoutPlan } from './read-payout-plan.ts'
import { tellOfClosingJob } from './tell-of-closing.job.ts'

/**
 * Ends a platform without open operations or owed money. Remaining money, such as that of a person who never
 * names a bank account, is confirmed to the cent by the closing master; it still belongs to that person in
 * the books, and can be withdrawn afterwards.
 */
export async function finishClosing(
  caller: Caller,
  { closingId, reason, leftMoney }: FinishClosingInput,
): Promise<void> {
  const { tx, now, session } = caller
  const { closesAt } = await lockClosing(caller, closingId, ['CLOSING'])
  if (now < closesAt) throw new AppError('closing_too_early', { closesAt: closesAt.toISOString() })
  const open = await countOpenThings(caller)
  if (Object.values(open).some((count) => count > 0)) throw new AppError('closing_obstructed', open)
  const owed = (await readPayoutPlan(caller)).flatMap(({ currency, owed: { totalCents } }) =>
    totalCents === 0 ? [] : [{ currency, owedCents: totalCents }],
  )
  if (owed.length > 0 && leftMoney.length === 0) throw new AppError('closing_owes')
  if (textOf(owed) !== textOf(leftMoney)) throw new AppError('record_changed')
  await tx
    .update(platformClosings)
    .set({ state: 'CLOSED', endedBy: session.userId, endedAt: now, endReason: reason, leftMoney: owed })
    .where(eq(platformClosings.id, closingId))
  await updatePlatform(caller, { closedAt: now })
  await addJob(caller, removeTestModesJob, { userId: null })
  await addJob(caller, tellOfClosingJob, { closingId, news: 'CLOSED', after: null })
  await writeAudit(caller, actorOf(caller), {
    action: 'closing.finished',
    subject: closingId,
    detail: { leftMoney: owed },
    reason,
  })
}

function textOf(money: readonly LeftMoney[]): string {
  return money
    .map(({ currency, owedCents }) => `${currency} ${owedCents}`)
    .sort()
    .join()
}
