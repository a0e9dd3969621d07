import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { providerAccounts } from '#db/schema/acquirers.ts'
import type { Scope } from '#scope.ts'
import { type AskableAccount, getAccount } from './provider-account.ts'

export async function requireAccount(scope: Scope, accountId: string): Promise<AskableAccount> {
  const [known] = await scope.tx
    .select({ id: providerAccounts.id })
    .from(providerAccounts)
    .where(eq(providerAccounts.id, accountId))
  if (!known) throw new AppError('not_found', { field: 'accountId' })
  return getAccount(scope, accountId)
}
