import { and, eq, lte } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '#app.ts'
import { charges } from '#db/schema/billing.ts'
import { defineJob } from '#define-job.ts'
import { invariant } from '#kit/invariant.ts'
import { inScope, type Scope } from '#scope.ts'
import { billMonth } from './bill-month.ts'
import type { BillingMonth } from './billing-month.ts'
import { findContract } from './find-contract.ts'
import { findMonthToBill } from './find-month-to-bill.ts'
import { giveNotices } from './give-notices.ts'

/**
 * Bills each month that is over and not billed, one transaction each, so that no month is skipped after days
 * without a run. Bills not paid by their date become overdue, and notices follow.
 */
export const billMonthsJob = defineJob({
  name: 'bill-months',
  payload: z.object({}),
  triesMax: 10,
  isDaily: true,
  onMovedClock: 'LAST_DAY',
  run: (app, { platformId }) => billMonths(app, platformId),
})

export async function billMonths(app: App, platformId: string): Promise<void> {
  while ((await inScope(app, platformId, billNextMonth)) !== null);
  await inScope(app, platformId, markOverdue)
  await inScope(app, platformId, giveNotices)
}

async function billNextMonth(scope: Scope): Promise<BillingMonth | null> {
  const month = await findMonthToBill(scope)
  if (month === null) return null
  const contract = await findContract(scope, month)
  invariant(contract, 'no month before the first contract is billed')
  await billMonth(scope, month, contract)
  return month
}

async function markOverdue({ tx, now }: Scope): Promise<void> {
  await tx
    .update(charges)
    .set({ state: 'OVERDUE' })
    .where(and(eq(charges.state, 'OPEN'), lte(charges.dueAt, now)))
}
