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
  // Left out of the audit trail, because the stand-in document and phone may belong to a person.
  const { placeholderDocument: _document, placeholderPhone: _phone, ...told } = after
  await writeAudit(caller, actorOf(caller), {
    action: 'platform.changed',
    subject: platformId,
    detail: { before: { name, brandColor, locale }, after: told },
  })
}
