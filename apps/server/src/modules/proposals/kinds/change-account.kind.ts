import type { ProposedChange } from '#db/schema/proposals.ts'
import { accountChangeInput } from '#modules/acquirers/accounts/account.input.ts'
import { changeAccount } from '#modules/acquirers/accounts/change-account.ts'
import { planAccountChange } from '#modules/acquirers/accounts/update-provider-account.ts'
import { defineProposal } from '#modules/proposals/define-proposal.ts'

const terms = accountChangeInput.omit({ credentials: true, reason: true })
const { credentials: typedCredentials } = accountChangeInput.shape

/**
 * Changes credentials or settings of an acquirer's account. The typed values are the secret of the proposal.
 */
export const changeAccountKind = defineProposal({
  terms,
  async weigh(caller, { accountId, ...settings }, secret) {
    const wanted = { ...settings, ...credentialsIn(secret) }
    const plan = await planAccountChange(caller, accountId, wanted)
    const changes: ProposedChange[] = [
      { what: 'account', after: plan.next.label },
      ...Object.entries(plan.settings).map(([what, { before, after }]) => ({
        what,
        before: textOf(before),
        after: textOf(after),
      })),
      ...plan.credentials.map((name) => ({ what: 'credential', after: name })),
    ]
    return { subject: accountId, changes }
  },
  carryOut: (caller, change, { secret, reason }) =>
    changeAccount(caller, { ...change, ...credentialsIn(secret), reason }),
})

function credentialsIn(secret: string | undefined) {
  return secret === undefined ? {} : { credentials: typedCredentials.parse(JSON.parse(secret)) ?? {} }
}

function textOf(value: unknown): string | null {
  return value === null ? null : String(value)
}
