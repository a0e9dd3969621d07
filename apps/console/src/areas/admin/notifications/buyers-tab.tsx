import { buyerNotificationFields, notificationFields } from '@balcao/domain/options/notification-events'
import { notificationSettingsInput } from '@balcao/server/modules/notifications/notification-settings.input'
import { api } from '#api/client.ts'
import { NotificationSettings } from '#features/notification-settings/notification-settings.tsx'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { notificationsCatalogue } from './catalogue.ts'

/** Mails to the platform's buyers that can be switched off, beside the mandatory ones. */
export function BuyersTab() {
  const { buyers: text } = useMessages(notificationsCatalogue)
  const save = useAction(api.admin.notifications.save)
  const form = useRecordForm({
    query: api.admin.notifications.get.queryOptions(),
    schema: notificationSettingsInput,
    toForm: (record) =>
      record ?? (Object.fromEntries(notificationFields.map((field) => [field, 'NONE'])) as never),
    save: save.run,
  })
  return (
    <NotificationSettings form={form} fields={buyerNotificationFields} text={text} detail={text.detail} />
  )
}
