import { notificationFields } from '@balcao/domain/options/notification-events'
import { notificationSettingsInput } from '@balcao/server/modules/notifications/notification-settings.input'
import { api } from '#api/client.ts'
import { NotificationSettings } from '#features/notification-settings/notification-settings.tsx'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { useSession } from '#session/session.ts'
import { myProfileCatalogue } from './catalogue.ts'

export function NotificationsTab() {
  const { notifications: text } = useMessages(myProfileCatalogue)
  const { user } = useSession()
  const save = useAction(api.seller.notifications.save)
  const form = useRecordForm({
    query: api.seller.notifications.get.queryOptions(),
    schema: notificationSettingsInput,
    toForm: (record) =>
      record ?? (Object.fromEntries(notificationFields.map((field) => [field, 'NONE'])) as never),
    save: save.run,
  })
  return (
    <NotificationSettings
      form={form}
      fields={notificationFields}
      text={text}
      detail={text.sentTo(user.email)}
    />
  )
}
