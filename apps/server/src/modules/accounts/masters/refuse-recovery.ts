import { actorOf } from '#modules/platforms/actor-of.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { type RecoveryInput, takeRecovery } from './take-recovery.ts'

export async function refuseRecovery(caller: Caller, input: RecoveryInput): Promise<void> {
  const master = await takeRecovery(caller, input)
  await writeAudit(caller, actorOf(caller), {
    action: 'master.recovery_refused',
    subject: master.id,
    detail: {},
  })
}
