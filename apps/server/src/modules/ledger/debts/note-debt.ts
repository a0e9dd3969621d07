import { AppError } from '@balcao/domain/texts/app-error'
import { debtNotes } from '#db/schema/ledger.ts'
import { getBalance } from '#modules/ledger/get-balance.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { DebtNoteInput } from './debt.input.ts'

/** Records a collection of a debt and an agreement about it. No money moves. */
export async function noteDebt(
  caller: Caller,
  { userId, currency, stage, note }: DebtNoteInput,
): Promise<void> {
  const { tx, platformId, now, session, ip } = caller
  const { debtCents } = await getBalance(caller, userId, currency)
  if (debtCents === 0) throw new AppError('not_found')
  const row = { userId, currency, stage, note, purse: 'user' } as const
  await tx.insert(debtNotes).values({ ...row, platformId, writtenBy: session.userId, writtenAt: now })
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'debt.noted', subject: userId, detail: { currency, stage, debtCents }, reason: note },
  )
}
