import { randomUUID } from 'node:crypto'
import { addDays, dayInSaoPaulo, startOfDayInSaoPaulo } from '@balcao/domain/calendar'
import { charges } from '#db/schema/billing.ts'
import { accounts } from '#modules/ledger/account-kinds.ts'
import { transfer } from '#modules/ledger/entries.ts'
import { post } from '#modules/ledger/post.ts'
import type { Scope } from '#scope.ts'
import type { BillingMonth } from './billing-month.ts'
import type { OperatorContract } from './find-contract.ts'
import { type PricedMonth, priceMonth } from './price-month.ts'

/** Bills a closed month, each currency separately. A month that is already billed stays unchanged. */
export async function billMonth(
  scope: Scope,
  month: BillingMonth,
  contract: OperatorContract,
): Promise<void> {
  for (const priced of await priceMonth(scope, month, contract)) await bill(scope, month, contract, priced)
}

async function bill(
  scope: Scope,
  month: BillingMonth,
  contract: OperatorContract,
  { currency, volumeCents, ...parts }: PricedMonth,
): Promise<void> {
  const { tx, platformId, now } = scope
  const isFree = parts.amountCents === 0
  const id = randomUUID()
  const made = await tx
    .insert(charges)
    .values({
      ...parts,
      id,
      platformId,
      month,
      currency,
      contractId: contract.id,
      volumeCents,
      state: isFree ? 'PAID' : 'OPEN',
      issuedAt: now,
      dueAt: startOfDayInSaoPaulo(addDays(dayInSaoPaulo(now), contract.dueDays + 1)),
      paidAt: isFree ? now : null,
    })
    .onConflictDoNothing()
    .returning({ id: charges.id })
  if (made.length === 0 || isFree) return
  await post(scope, {
    rule: 'charge.billed',
    key: `charge.billed:${month}:${currency}`,
    subject: { kind: 'CHARGE', id },
    currency,
    entries: transfer(accounts.platformCost, accounts.operatorCharge, parts.amountCents),
  })
}
