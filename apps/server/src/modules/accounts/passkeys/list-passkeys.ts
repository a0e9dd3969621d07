import { desc } from 'drizzle-orm'
import { passkeys } from '#db/schema/accounts.ts'
import type { Caller } from '#rpc/caller.ts'
import { ownPasskeys } from './passkey.ts'

export async function listPasskeys({ tx, session }: Caller) {
  const rows = await tx
    .select()
    .from(passkeys)
    .where(ownPasskeys(session))
    .orderBy(desc(passkeys.createdAt), desc(passkeys.id))
  return rows.map(({ id, label, host, createdAt, lastUsedAt, madeBehind }) => ({
    id,
    label,
    host,
    createdAt,
    lastUsedAt,
    /** True for a passkey that opens the buyers' door alone. */
    isBuyers: madeBehind === 'CUSTOMER',
  }))
}
