import type { ProviderAccount } from '#modules/acquirers/accounts/provider-account.ts'
import type { Receiver } from './receiver.ts'

/** A receiver for screens, without its token. */
export type ReceiverView = Pick<
  Receiver,
  | 'id'
  | 'userId'
  | 'receiverId'
  | 'status'
  | 'certainty'
  | 'rawStatus'
  | 'failure'
  | 'balanceCents'
  | 'automaticTransfer'
> & {
  account: Pick<ProviderAccount, 'id' | 'provider' | 'label'>
  createdAt: string
  syncedAt: string | null
}

export function viewReceiver(
  {
    id,
    userId,
    receiverId,
    status,
    certainty,
    rawStatus,
    failure,
    balanceCents,
    automaticTransfer,
    createdAt,
    syncedAt,
  }: Omit<Receiver, 'platformId' | 'providerAccountId' | 'token' | 'tries'>,
  account: ReceiverView['account'],
): ReceiverView {
  return {
    id,
    userId,
    receiverId,
    status,
    certainty,
    rawStatus,
    failure,
    balanceCents,
    automaticTransfer,
    account: { id: account.id, provider: account.provider, label: account.label },
    createdAt: createdAt.toISOString(),
    syncedAt: syncedAt?.toISOString() ?? null,
  }
}
