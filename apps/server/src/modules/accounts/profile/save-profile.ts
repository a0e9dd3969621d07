import { nationalPhoneDigits } from '@balcao/domain/people/phone'
import { personKindOf } from '@balcao/domain/people/seller-profile'
import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { sellerProfiles } from '#db/schema/sellers.ts'
import { getUser } from '#modules/accounts/users/user.ts'
import type { Caller } from '#rpc/caller.ts'
import type { ProfileInput } from './profile.input.ts'

/** Saves a seller's business data. The first save inserts the row. */
export async function saveProfile(caller: Caller, { version, phone, ...told }: ProfileInput): Promise<void> {
  const { tx, platformId, now, session } = caller
  const { document } = await getUser(caller, session.userId)
  const row = { ...told, version: version + 1, updatedAt: now }
  const [saved] = await tx
    .insert(sellerProfiles)
    .values({ ...row, platformId, userId: session.userId, personKind: personKindOf(document) })
    .onConflictDoUpdate({
      target: [sellerProfiles.platformId, sellerProfiles.userId],
      set: row,
      setWhere: eq(sellerProfiles.version, version),
    })
    .returning({ version: sellerProfiles.version })
  if (saved?.version !== version + 1) throw new AppError('record_changed')
  await tx
    .update(users)
    .set({ phone: nationalPhoneDigits(phone) })
    .where(eq(users.id, session.userId))
}
