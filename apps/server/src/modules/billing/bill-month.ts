import { randomUUID } from 'node:crypto'
import { addDays, dayInSaoPaulo, startOfDayInSaoPaulo } from '@balcao/domain/calendar'
import type { Cents } from '@balcao/domain/money'
import { divideCharge } from '@balcao/domain/operator-charge'
import type { Currency } from '@balcao/domain/vocabulary'
import { charges } from '../../db/schema/billing.ts'
import type { Scope } from '../../scope.ts'
import { accounts } from '../ledger/account-kinds.ts'
import { transfer } from '../ledger/entries.ts'
import { post } from '../ledger/post.ts'
import type { BillingMonth } from './billing-month.ts'
import type { OperatorContract } from './find-contract.ts'
import { readVolumes } from './read-volumes.ts'

/** The fixed part and the minimum are agreed in it. */
const contractCurrency: Currency = 'BRL'

/** Bills a closed month: in reais always, in another currency where something was sold in it. Billed before, it does nothing. */
export async function billMonth(
  scope: Scope,
  month: BillingMonth,
  contract: OperatorContract,
): Promise<void> {
  const volumes = await readVolumes(scope, month)
  for (const currency of new Set([contractCurrency, ...volumes.keys()]))
    await billCurrency(scope, { month, contract, currency, volumeCents: volumes.get(currency) ?? 0 })
}

type Bill = { month: BillingMonth; contract: OperatorContract; currency: Currency; volumeCents: Cents }

async function billCurrency(scope: Scope, { month, contract, currency, volumeCents }: Bill): Promise<void> {
  const { tx, platformId, now } = scope
  const { fixedCents, minimumCents, basisPoints } = contract
  const terms =
    currency === contractCurrency
      ? { fixedCents, minimumCents, basisPoints }
      : { fixedCents: 0, minimumCents: 0, basisPoints }
  const parts = divideCharge(volumeCents, terms)
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
