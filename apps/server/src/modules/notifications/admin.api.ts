import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { audienceInput, broadcastIdInput, broadcastInput } from './broadcasts/broadcast.input.ts'
import { cancelBroadcast } from './broadcasts/cancel-broadcast.ts'
import { countAudience } from './broadcasts/count-audience.ts'
import { broadcastListInput, listBroadcasts } from './broadcasts/list-broadcasts.ts'
import { planBroadcast } from './broadcasts/plan-broadcast.ts'
import { notificationSettingsInput } from './notification-settings.input.ts'
import { readNotificationSettings } from './notification-settings.ts'
import { savePlatformNotificationSettings } from './save-notification-settings.ts'
import { mailTemplateInput, previewMail } from './templates/preview-mail.ts'
import { sendMailTest } from './templates/send-mail-test.ts'
import { systemMails } from './templates/system-mails.ts'

const staff = proceduresFor({ area: 'ADMIN', permission: 'isNotificationsAvailable' })

/** Settings of the mails to the platform's buyers. */
export const adminNotificationsApi = router({
  get: staff.read(async (caller) => (await readNotificationSettings(caller, null)).buyers),
  save: staff.write('platform', notificationSettingsInput, savePlatformNotificationSettings),
})

export const adminBroadcastsApi = router({
  list: staff.read(broadcastListInput, listBroadcasts),
  count: staff.readLagging(audienceInput, countAudience),
  plan: staff.write('platform', broadcastInput, planBroadcast),
  cancel: staff.write('platform', broadcastIdInput, cancelBroadcast),
})

/** The product's automatic mails. */
export const adminMailsApi = router({
  list: staff.read(async () => systemMails),
  preview: staff.read(mailTemplateInput, previewMail),
  sendTest: staff.write('platform', mailTemplateInput, sendMailTest),
})
