import type { z } from 'zod'
import { changeAccount } from '#modules/acquirers/accounts/change-account.ts'
import { planAccountChange } from '#modules/acquirers/accounts/update-provider-account.ts'
import type { Caller } from '#rpc/caller.ts'
import type { proposeAccountChangeInput } from './proposal.input.ts'
import { type Outcome, proposeOrDo } from './propose-or-do.ts'

/** Name and pause: neither can redirect money, and a failing acquirer must be paused without waiting. */
const harmless = ['label', 'status']

/** Changes an acquirer's account. A change of the destination of money or of the keys takes two people. */
export async function changeAccountByTwo(
  caller: Caller,
  { requestId, reason, credentials, ...change }: z.output<typeof proposeAccountChangeInput>,
): Promise<Outcome> {
  const { accountId, ...settings } = change
  const plan = await planAccountChange(caller, accountId, {
    ...settings,
    ...(credentials && { credentials }),
  })
  const isHarmless =
    plan.credentials.length === 0 &&
    Object.keys(plan.settings).every((name) => harmless.includes(name)) &&
    !(plan.settings.status && plan.next.status === 'ACTIVE')
  if (isHarmless) {
    await changeAccount(caller, { ...change, reason })
    return { outcome: 'DONE' }
  }
  const secret = plan.credentials.length > 0 ? JSON.stringify(credentials) : undefined
  return proposeOrDo(caller, 'ACQUIRER_ACCOUNT', { ...change, requestId, reason }, { secret })
}
