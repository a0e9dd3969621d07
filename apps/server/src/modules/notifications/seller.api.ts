import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { notificationSettingsInput } from './notification-settings.input.ts'
import { readNotificationSettings } from './notification-settings.ts'
import { saveOwnNotificationSettings } from './save-notification-settings.ts'

const seller = proceduresFor({ area: 'SELLER' })

export const sellerNotificationsApi = router({
  get: seller.read(async (caller) => (await readNotificationSettings(caller, caller.session.userId)).seller),
  save: seller.write(notificationSettingsInput, saveOwnNotificationSettings),
})
