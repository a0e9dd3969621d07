import type { Caller } from '#rpc/caller.ts'
import { actorOf } from './actor-of.ts'
import { changePlatform } from './change-platform.ts'
import type { PlatformSettingsInput } from './platform-settings.input.ts'
import { writeAudit } from './write-audit.ts'

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
