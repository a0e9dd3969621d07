import { randomUUID } from 'node:crypto'
import { charges, operatorContracts } from '#db/schema/billing.ts'
import { accounts } from '#modules/ledger/account-kinds.ts'
import { transfer } from '#modules/ledger/entries.ts'
import { post } from '#modules/ledger/post.ts'
import type { Scope } from '#scope.ts'

/** A bill of the operator for a month of the far future that has no bill yet. */
export async function aCharge(scope: Scope): Promise<string> {
  const { tx, platformId, now } = scope
  const billed = await tx.select({ month: charges.month }).from(charges)
  const month = `${2_050 + billed.length}-01`
  const [contractId, id] = [randomUUID(), randomUUID()]
  const amountCents = 49_900
  await tx.insert(operatorContracts).values({
    id: contractId,
    platformId,
    fromMonth: month,
    fixedCents: amountCents,
    basisPoints: 50,
    minimumCents: 0,
    dueDays: 10,
    savedAt: now,
    savedBy: randomUUID(),
  })
  await tx.insert(charges).values({
    id,
    platformId,
    month,
    currency: 'BRL',
    contractId,
    volumeCents: 0,
    fixedCents: amountCents,
    percentCents: 0,
    topUpCents: 0,
    amountCents,
    state: 'OPEN',
    issuedAt: now,
    dueAt: now,
  })
  await post(scope, {
    rule: 'charge.billed',
    key: `charge.billed:${month}:BRL`,
    subject: { kind: 'CHARGE', id },
    currency: 'BRL',
    entries: transfer(accounts.platformCost, accounts.operatorCharge, amountCents),
  })
  return id
}
