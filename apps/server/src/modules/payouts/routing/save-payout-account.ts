import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { providerAccounts } from '#db/schema/acquirers.ts'
import { payoutAccounts } from '#db/schema/payouts.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { PayoutAccountInput } from './payout-account.input.ts'
import { manifestOf } from './payout-account.ts'

/** Enables an account for payouts, or changes its order and limits. Its provider must support payouts. */
export async function savePayoutAccount(caller: Caller, input: PayoutAccountInput): Promise<void> {
  const { app, tx, platformId, now, session, ip } = caller
  const { providerAccountId, ...settings } = input
  const [account] = await tx.select().from(providerAccounts).where(eq(providerAccounts.id, providerAccountId))
  if (!account) throw new AppError('not_found')
  const methods = manifestOf(app, account)?.withdrawMethods ?? []
  if (!methods.includes('PIX') && !methods.includes('BANK_ACCOUNT'))
    throw new AppError('input_invalid', { field: 'providerAccountId' })
  await tx
    .insert(payoutAccounts)
    .values({ platformId, providerAccountId, ...settings, createdAt: now })
    .onConflictDoUpdate({
      target: [payoutAccounts.platformId, payoutAccounts.providerAccountId],
      set: settings,
    })
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'payout_account.saved', subject: providerAccountId, detail: settings },
  )
}
