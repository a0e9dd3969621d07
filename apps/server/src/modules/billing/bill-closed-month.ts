import { AppError } from '@balcao/domain/texts/app-error'
import { invariant } from '#kit/invariant.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { billMonth } from './bill-month.ts'
import type { BillMonthInput } from './billing.input.ts'
import { findContract } from './find-contract.ts'
import { findMonthToBill } from './find-month-to-bill.ts'

/** Bills the month shown in the preview, without waiting for the daily run. */
export async function billClosedMonth(caller: Caller, { month }: BillMonthInput): Promise<void> {
  const { platformId, session, ip } = caller
  if ((await findMonthToBill(caller)) !== month) throw new AppError('record_changed')
  const contract = await findContract(caller, month)
  invariant(contract, 'no month before the first contract is billed')
  await billMonth(caller, month, contract)
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'charge.billed', subject: platformId, detail: { month } },
  )
}
