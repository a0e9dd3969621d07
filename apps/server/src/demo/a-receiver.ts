import { randomUUID } from 'node:crypto'
import { receivers } from '#db/schema/acquirers.ts'
import type { Scope } from '#scope.ts'

/** A receiver whom an account pays directly; without a person the platform itself. */
export async function aReceiver(
  { tx, platformId, now }: Scope,
  wishes: { accountId: string; userId: string | null; receiverId?: string },
): Promise<string> {
  const id = randomUUID()
  await tx.insert(receivers).values({
    id,
    platformId,
    providerAccountId: wishes.accountId,
    userId: wishes.userId,
    receiverId: wishes.receiverId ?? `re_${id}`,
    status: 'ACTIVE',
    certainty: 'KNOWN',
    automaticTransfer: true,
    tries: 1,
    createdAt: now,
  })
  return id
}
