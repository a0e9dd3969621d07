import { asc } from 'drizzle-orm'
import { providerAccounts } from '#db/schema/acquirers.ts'
import type { Scope } from '#scope.ts'

/** Names of the platform's accounts, paused ones included, for filters. */
export async function listAccountNames({ tx }: Scope): Promise<{ id: string; name: string }[]> {
  return tx
    .select({ id: providerAccounts.id, name: providerAccounts.label })
    .from(providerAccounts)
    .orderBy(asc(providerAccounts.label), asc(providerAccounts.id))
}
