import { proceduresFor } from '../../rpc/procedures-for.ts'
import { router } from '../../rpc/trpc.ts'
import { notificationSettingsInput } from './notification-settings.input.ts'
import { readNotificationSettings } from './notification-settings.ts'
import { savePlatformNotificationSettings } from './save-notification-settings.ts'

const staff = proceduresFor({ area: 'ADMIN', permission: 'isNotificationsAvailable' })

/** What the platform's buyers are told by mail. */
export const adminNotificationsApi = router({
  get: staff.read(async (caller) => (await readNotificationSettings(caller, null)).buyers),
  save: staff.write(notificationSettingsInput, savePlatformNotificationSettings),
})
