import { eq } from 'drizzle-orm'
import { providerAccounts } from '#db/schema/acquirers.ts'
import { payoutAccounts } from '#db/schema/payouts.ts'
import type { Scope } from '#scope.ts'
import { manifestOf } from './payout-account.ts'

/** Accounts whose provider can pay out, in the order of payouts; those not enabled for payouts come last. */
export async function listPayoutAccounts({ app, tx }: Scope) {
  const found = await tx
    .select({ account: providerAccounts, payout: payoutAccounts })
    .from(providerAccounts)
    .leftJoin(payoutAccounts, eq(payoutAccounts.providerAccountId, providerAccounts.id))
    .orderBy(payoutAccounts.priority, providerAccounts.priority, providerAccounts.id)
  return found.flatMap(({ account, payout }) => {
    const manifest = manifestOf(app, account)
    const methods = manifest?.withdrawMethods.filter((method) => method !== 'RECEIVER') ?? []
    if (!manifest || methods.length === 0) return []
    return {
      providerAccountId: account.id,
      provider: account.provider,
      title: manifest.title,
      label: account.label,
      methods,
      /** False if two people have to read the provider's statement for the end of each payout. */
      canBeRead: manifest.operations.includes('getWithdraw'),
      canBeFoundByReference: manifest.findsByReference.includes('withdraw'),
      payout: payout && {
        priority: payout.priority,
        status: payout.status,
        payoutMaxCents: payout.payoutMaxCents,
        dailyMaxCents: payout.dailyMaxCents,
      },
    }
  })
}
