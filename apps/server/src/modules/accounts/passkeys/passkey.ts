import type { Role } from '@balcao/domain/vocabulary'
import { and, eq, ne } from 'drizzle-orm'
import { passkeys } from '#db/schema/accounts.ts'
import type { SessionUser } from '#rpc/session-user.ts'
import type { Scope } from '#scope.ts'

export type Passkey = typeof passkeys.$inferSelect

/**
 * Signature algorithms by COSE number: Ed25519, ES256 and RS256. Listed here, since the library's default
 * depends on the version of Node.
 */
export const signingAlgorithms = [-8, -7, -257]

/** A passkey made behind the buyers' door was proven by a mailbox alone, so it opens no other door. */
export function opensDoor({ madeBehind }: Pick<Passkey, 'madeBehind'>, door: Role): boolean {
  return madeBehind !== 'CUSTOMER' || door === 'CUSTOMER'
}

/**
 * A device keeps one passkey for each user handle and host, so the two kinds of a person's passkeys need two
 * handles.
 */
export function userHandleOf({
  userId,
  madeBehind,
}: Pick<Passkey, 'userId' | 'madeBehind'>): Uint8Array<ArrayBuffer> {
  const kind = madeBehind === 'CUSTOMER' ? 1 : 0
  return Uint8Array.from([kind, ...Buffer.from(userId.replaceAll('-', ''), 'hex')])
}

export async function findPasskey({ tx }: Scope, credentialId: string): Promise<Passkey | null> {
  const [found] = await tx
    .select()
    .from(passkeys)
    .where(eq(passkeys.credentialId, credentialId))
    .for('update')
  return found ?? null
}

/** Passkeys that the session may see and change: a buyer's session does not reach the passkeys of other doors. */
export function ownPasskeys({ userId, role }: SessionUser) {
  return and(eq(passkeys.userId, userId), role === 'CUSTOMER' ? eq(passkeys.madeBehind, role) : undefined)
}

/** Passkeys of a person that count as a second factor. */
export function fullPasskeysOf(userId: string) {
  return and(eq(passkeys.userId, userId), ne(passkeys.madeBehind, 'CUSTOMER'))
}
