import type { Caller } from '../../rpc/caller.ts'
import { getRefundSettings } from './get-refund-settings.ts'
import type { RefundSettings } from './refund-settings.input.ts'
import { updatePlatform } from './update-platform.ts'
import { writeAudit } from './write-audit.ts'

/** Counts for requests that are made from now on; those that wait keep the time they were given. */
export async function saveRefundSettings(caller: Caller, settings: RefundSettings): Promise<RefundSettings> {
  const { session, ip, platformId } = caller
  const before = await getRefundSettings(caller)
  await updatePlatform(caller, settings)
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'refund_settings.saved', subject: platformId, detail: { before, after: settings } },
  )
  return settings
}
