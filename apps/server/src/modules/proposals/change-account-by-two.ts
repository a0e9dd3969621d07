import type { z } from 'zod'
import type { Caller } from '../../rpc/caller.ts'
import { changeAccount } from '../acquirers/change-account.ts'
import { planAccountChange } from '../acquirers/update-provider-account.ts'
import type { proposeAccountChangeInput } from './proposal.input.ts'
import { type Outcome, proposeOrDo } from './propose-or-do.ts'

/** Its name, and that it rests: neither can send money anywhere, and who pauses a failing acquirer must not wait. */
const harmless = ['label', 'status']

/** Changes an acquirer's account. What decides where money goes, or by which keys, needs two people. */
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
