import { actorOf } from '#modules/platforms/actor-of.ts'
import { changePlatform } from '#modules/platforms/change-platform.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { PlatformSettingsInput } from './platform-settings.input.ts'

export async function savePlatformSettings(
  caller: Caller,
  { platformId, ...after }: PlatformSettingsInput,
): Promise<void> {
  const { name, brandColor, locale, placeholderDocument, placeholderPhone } = await changePlatform(
    caller,
    after,
  )
  await writeAudit(caller, actorOf(caller), {
    action: 'platform.changed',
    subject: platformId,
    detail: { before: { name, brandColor, locale, placeholderDocument, placeholderPhone }, after },
  })
}
