import { desc } from 'drizzle-orm'
import { charges, operatorContracts } from '#db/schema/billing.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import type { Scope } from '#scope.ts'
import { type BillingMonth, monthOf, nextMonth } from './billing-month.ts'
import { isMonthClosed } from './is-month-closed.ts'

/** First month of the contract that is over and not billed; null when there is none. */
export async function findMonthToBill(scope: Scope): Promise<BillingMonth | null> {
  const month = await findUnbilledMonth(scope)
  return month !== null && (await isMonthClosed(scope, month)) ? month : null
}

/**
 * First month of the contract that is not billed, over or not. Null without a contract, and after the month
 * in which the platform ended.
 */
export async function findUnbilledMonth(scope: Scope): Promise<BillingMonth | null> {
  const { tx } = scope
  const [last] = await tx.select({ month: charges.month }).from(charges).orderBy(desc(charges.month)).limit(1)
  const [first] = await tx
    .select({ month: operatorContracts.fromMonth })
    .from(operatorContracts)
    .orderBy(operatorContracts.fromMonth)
    .limit(1)
  if (!first) return null
  const month = last ? nextMonth(last.month) : first.month
  const { closedAt } = await getPlatform(scope)
  return closedAt !== null && month > monthOf(closedAt) ? null : month
}
