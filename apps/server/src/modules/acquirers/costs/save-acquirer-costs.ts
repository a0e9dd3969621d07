import { acquirerCosts } from '#db/schema/acquirers.ts'
import { requireAccount } from '#modules/acquirers/accounts/require-account.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { AcquirerCostsInput } from './costs.input.ts'

/**
 * Stores a new version of an account's cost table, in force from this instant on. Earlier captures stay as
 * booked.
 */
export async function saveAcquirerCosts(
  caller: Caller,
  { accountId, method, currency, rows }: AcquirerCostsInput,
): Promise<void> {
  const { tx, platformId, now, session, ip } = caller
  const account = await requireAccount(caller, accountId)
  await tx.insert(acquirerCosts).values(
    rows.map((row) => ({
      ...row,
      platformId,
      providerAccountId: account.id,
      method,
      currency,
      effectiveFrom: now,
    })),
  )
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'acquirer_costs.saved', subject: account.id, detail: { method, currency, rows } },
  )
}
