import { desc } from 'drizzle-orm'
import { charges, operatorContracts } from '../../db/schema/billing.ts'
import type { Scope } from '../../scope.ts'
import { type BillingMonth, nextMonth } from './billing-month.ts'
import { isMonthClosed } from './is-month-closed.ts'

/** The first month of the contract that is over and not billed. Null when there is none. */
export async function findMonthToBill(scope: Scope): Promise<BillingMonth | null> {
  const month = await findUnbilledMonth(scope)
  return month !== null && (await isMonthClosed(scope, month)) ? month : null
}

/** The first month of the contract that is not billed, whether or not it is over. Null without a contract. */
export async function findUnbilledMonth({ tx }: Scope): Promise<BillingMonth | null> {
  const [last] = await tx.select({ month: charges.month }).from(charges).orderBy(desc(charges.month)).limit(1)
  const [first] = await tx
    .select({ month: operatorContracts.fromMonth })
    .from(operatorContracts)
    .orderBy(operatorContracts.fromMonth)
    .limit(1)
  if (!first) return null
  return last ? nextMonth(last.month) : first.month
}
