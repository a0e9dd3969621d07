import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { receivers } from '#db/schema/acquirers.ts'
import { accountManifest } from '#modules/acquirers/accounts/account-manifest.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { lockFormer } from './lock-former.ts'
import { receiverTokenPlace } from './receiver.ts'
import type { LinkReceiverInput } from './receivers.input.ts'
import { scheduleSync } from './schedule-sync.ts'
import { type ReceiverView, viewReceiver } from './view-receiver.ts'

/**
 * Links a receiver that already exists at the provider: the platform's own, or one whose answer was lost. It
 * counts after the provider has confirmed it, or at once if the provider cannot be queried.
 */
export async function linkReceiver(
  caller: Caller,
  { accountId, userId, providerReference, token, reason }: LinkReceiverInput & { reason?: string },
): Promise<ReceiverView> {
  const { app, tx, platformId, now, session, ip } = caller
  const { account, former } = await lockFormer(caller, { accountId, userId })
  const canBeAsked = accountManifest(app, account).operations.includes('getReceiver')
  const place = { platformId, id: former?.id ?? randomUUID() }
  const linked = {
    providerAccountId: account.id,
    userId,
    receiverId: providerReference,
    token: token === undefined ? null : app.secrets.seal(token, receiverTokenPlace(place)),
    status: canBeAsked ? ('PENDING' as const) : ('ACTIVE' as const),
    certainty: 'UNCONFIRMED' as const,
    rawStatus: null,
    failure: null,
    balanceCents: null,
    automaticTransfer: false,
    tries: former?.tries ?? 0,
    createdAt: former?.createdAt ?? now,
    syncedAt: null,
  }
  if (former) await tx.update(receivers).set(linked).where(eq(receivers.id, former.id))
  else await tx.insert(receivers).values({ ...place, ...linked })
  if (canBeAsked) await scheduleSync(caller, { receiverId: place.id })
  await writeAudit(
    caller,
    { userId: session.userId, ip, reason },
    {
      action: 'receiver.linked',
      subject: userId ?? account.id,
      detail: { providerAccountId: account.id, before: former?.receiverId ?? null, after: providerReference },
    },
  )
  return viewReceiver({ ...place, ...linked }, account)
}
