import { and, eq, inArray } from 'drizzle-orm'
import { knownDevices } from '#db/schema/accounts.ts'
import { hashToken } from '#kit/crypto/tokens.ts'
import type { Visitor } from '#modules/accounts/doors/visitor.ts'
import type { Scope } from '#scope.ts'
import { deviceTokens } from './device-tokens.ts'

/** Queried for unknown people, so that response times do not reveal which people exist. */
const nobodysId = '00000000-0000-0000-0000-000000000000'

export async function findKnownDevice(
  { tx }: Scope,
  visitor: Visitor,
  userId: string | null,
): Promise<string | null> {
  const hashes = deviceTokens(visitor).map(hashToken)
  if (hashes.length === 0) return null
  const [device] = await tx
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(and(eq(knownDevices.userId, userId ?? nobodysId), inArray(knownDevices.tokenHash, hashes)))
    .limit(1)
  return device?.id ?? null
}
