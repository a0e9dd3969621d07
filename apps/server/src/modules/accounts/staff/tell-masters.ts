import type { AdminPermission } from '@balcao/domain/vocabulary'
import { addJob } from '#add-job.ts'
import type { Caller } from '#rpc/caller.ts'
import { movesMoney } from './money-permissions.ts'
import { tellMastersJob } from './tell-masters-of-staff.job.ts'

/**
 * Notifies the operator when a platform's staff member gets flags that move money, or is removed while
 * holding some.
 */
export async function tellMasters(
  caller: Caller,
  {
    given = [],
    taken = [],
    userId,
  }: { given?: readonly AdminPermission[]; taken?: readonly AdminPermission[]; userId: string },
): Promise<void> {
  if (caller.session.role === 'MASTER' || !movesMoney([...given, ...taken])) return
  await addJob(caller, tellMastersJob, {
    news: movesMoney(given) ? 'MONEY_FLAGS_GIVEN' : 'HOLDER_SUSPENDED',
    fact: `${userId}:${caller.now.toISOString()}`,
  })
}
