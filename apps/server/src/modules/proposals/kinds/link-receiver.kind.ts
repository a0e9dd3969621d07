import type { ProposedChange } from '#db/schema/proposals.ts'
import { linkReceiver } from '#modules/acquirers/receivers/link-receiver.ts'
import { lockFormer } from '#modules/acquirers/receivers/lock-former.ts'
import { linkReceiverInput } from '#modules/acquirers/receivers/receivers.input.ts'
import { defineProposal } from '#modules/proposals/define-proposal.ts'

/**
 * Changes the id by which an acquirer pays a person or the platform itself. The receiver's own key is the
 * secret of the proposal.
 */
export const linkReceiverKind = defineProposal({
  terms: linkReceiverInput.omit({ token: true }),
  async weigh(caller, { accountId, userId, providerReference }, token) {
    const { account, person, former } = await lockFormer(caller, { accountId, userId })
    const changes: ProposedChange[] = [
      { what: 'account', after: account.label },
      { what: 'person', after: person?.name ?? 'PLATFORM' },
      { what: 'receiver', before: former?.receiverId ?? null, after: providerReference },
      ...tokenChange(former?.token ?? null, token),
    ]
    return {
      subject: `${accountId}:${userId ?? 'platform'}`,
      ...(userId !== null && { userId }),
      changes,
    }
  },
  carryOut: (caller, link, { secret, reason }) =>
    linkReceiver(caller, { ...link, ...(secret !== undefined && { token: secret }), reason }),
})

/** A key belongs to its receiver, so another receiver without a typed key has none. */
function tokenChange(former: string | null, typed: string | undefined): ProposedChange[] {
  if (former === null && typed === undefined) return []
  return [{ what: 'credential', before: former && 'token', after: typed === undefined ? null : 'token' }]
}
