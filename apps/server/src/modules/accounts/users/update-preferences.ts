import type { Locale } from '@balcao/domain/vocabulary'
import { eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import type { Caller } from '#rpc/caller.ts'
import type { User } from './user.ts'

export async function updatePreferences(
  { tx, session }: Caller,
  preferences: { locale?: Locale; theme?: User['theme'] },
): Promise<void> {
  if (Object.keys(preferences).length === 0) return
  await tx.update(users).set(preferences).where(eq(users.id, session.userId))
}
