import { updatePlatform } from '#modules/platforms/update-platform.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { getRefundSettings } from './get-refund-settings.ts'
import type { RefundSettings } from './refund-settings.input.ts'

/** Effective for requests from now on; open ones keep their deadline. */
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
