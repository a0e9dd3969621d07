import { notificationSettings } from '#db/schema/messages.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { Scope } from '#scope.ts'
import type { NotificationSettingsInput } from './notification-settings.input.ts'
import { type NotificationSettings, readNotificationSettings } from './notification-settings.ts'

/** Saves the notification settings of the caller, a seller. */
export async function saveOwnNotificationSettings(
  caller: Caller,
  input: NotificationSettingsInput,
): Promise<NotificationSettings> {
  await put(caller, caller.session.userId, input)
  return input
}

/** Saves the platform's notification settings for its buyers. */
export async function savePlatformNotificationSettings(
  caller: Caller,
  input: NotificationSettingsInput,
): Promise<NotificationSettings> {
  const { buyers: before } = await readNotificationSettings(caller, null)
  await put(caller, null, input)
  await writeAudit(
    caller,
    { userId: caller.session.userId, ip: caller.ip },
    { action: 'notification_settings.saved', subject: caller.platformId, detail: { before, after: input } },
  )
  return input
}

async function put(
  { tx, platformId, now }: Scope,
  userId: string | null,
  input: NotificationSettingsInput,
): Promise<void> {
  await tx
    .insert(notificationSettings)
    .values({ platformId, userId, ...input, updatedAt: now })
    .onConflictDoUpdate({
      target: [notificationSettings.platformId, notificationSettings.userId],
      set: { ...input, updatedAt: now },
    })
}
