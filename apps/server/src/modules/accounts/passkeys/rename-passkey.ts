import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { passkeys } from '#db/schema/accounts.ts'
import type { Caller } from '#rpc/caller.ts'
import { ownPasskeys } from './passkey.ts'

export async function renamePasskey(
  { tx, session }: Caller,
  { passkeyId, label }: { passkeyId: string; label: string },
): Promise<void> {
  const renamed = await tx
    .update(passkeys)
    .set({ label })
    .where(and(eq(passkeys.id, passkeyId), ownPasskeys(session)))
    .returning({ id: passkeys.id })
  if (renamed.length === 0) throw new AppError('not_found')
}
