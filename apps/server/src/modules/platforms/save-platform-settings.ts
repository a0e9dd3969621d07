import type { Caller } from '../../rpc/caller.ts'
import { getPlatform } from './get-platform.ts'
import type { PlatformSettingsInput } from './platform-settings.input.ts'
import { updatePlatform } from './update-platform.ts'
import { writeAudit } from './write-audit.ts'

export async function savePlatformSettings(
  caller: Caller,
  { platformId, ...after }: PlatformSettingsInput,
): Promise<void> {
  const { session, ip } = caller
  const { name, brandColor, locale, placeholderDocument, placeholderPhone } = await getPlatform(caller)
  await updatePlatform(caller, after)
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    {
      action: 'platform.changed',
      subject: platformId,
      detail: { before: { name, brandColor, locale, placeholderDocument, placeholderPhone }, after },
    },
  )
}
