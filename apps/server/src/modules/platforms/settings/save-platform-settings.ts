import { actorOf } from '#modules/platforms/actor-of.ts'
import { changePlatform } from '#modules/platforms/change-platform.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { PlatformSettingsInput } from './platform-settings.input.ts'

export async function savePlatformSettings(
  caller: Caller,
  { platformId, ...after }: PlatformSettingsInput,
): Promise<void> {
  const { name, brandColor, locale } = await changePlatform(caller, after)
  // The stand-in document and telephone may be a person's.
  const { placeholderDocument: _document, placeholderPhone: _phone, ...told } = after
  await writeAudit(caller, actorOf(caller), {
    action: 'platform.changed',
    subject: platformId,
    detail: { before: { name, brandColor, locale }, after: told },
  })
}
