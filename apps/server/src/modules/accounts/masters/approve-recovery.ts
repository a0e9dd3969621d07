import { actorOf } from '#modules/platforms/actor-of.ts'
import { tenantUrl } from '#modules/platforms/tenant-url.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { inviteMaster } from './invite-master.ts'
import { type RecoveryInput, takeRecovery } from './take-recovery.ts'

/**
 * Approves another master's recovery, and returns the link to hand over in person. The second factor stays,
 * so the link alone opens nothing.
 */
export async function approveRecovery(caller: Caller, input: RecoveryInput): Promise<{ link: string }> {
  const master = await takeRecovery(caller, input)
  const path = await inviteMaster(caller, master)
  await writeAudit(caller, actorOf(caller), {
    action: 'master.recovery_approved',
    subject: master.id,
    detail: {},
  })
  return { link: `${tenantUrl(caller.app.config, null)}${path}` }
}
