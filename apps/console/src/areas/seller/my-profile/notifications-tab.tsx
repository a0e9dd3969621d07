import {
  type NotificationChannel,
  type NotificationField,
  notificationFields,
} from '@balcao/domain/options/notification-events'
import { notificationSettingsInput } from '@balcao/server/modules/notifications/notification-settings.input'
import { Button } from '@balcao/ui/button'
import { Card, CardHeader } from '@balcao/ui/card'
import { SegmentedControl } from '@balcao/ui/segmented-control'
import { Lock } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import { api } from '../../../api/client.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import { useAction } from '../../../kit/action/use-action.ts'
import { useBoundField } from '../../../kit/form/fields/use-bound-field.ts'
import { FormPanel } from '../../../kit/form/form-panel.tsx'
import { useRecordForm } from '../../../kit/form/use-record-form.ts'
import { useSession } from '../../../session/session.ts'
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
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <FormPanel form={form}>
        <div className="flex flex-wrap items-end justify-between gap-3">
          <div className="grid gap-0.5">
            <h2 className="font-semibold">{text.title}</h2>
            <p className="text-muted text-sm">{text.sentTo(user.email)}</p>
          </div>
          <AllAtOnce />
        </div>
        <Card isFlush>
          <ul aria-label={text.title}>
            {notificationFields.map((field) => (
              <NotificationRow key={field} field={field} />
            ))}
          </ul>
        </Card>
      </FormPanel>
      <AlwaysSentCard />
    </div>
  )
}

function AllAtOnce() {
  const { notifications: text } = useMessages(myProfileCatalogue)
  const { setValue } = useFormContext()
  const setAll = (channel: NotificationChannel) => {
    for (const field of notificationFields) setValue(field, channel, { shouldDirty: true })
  }
  return (
    <div className="flex gap-1">
      <Button size="small" variant="ghost" onClick={() => setAll('NONE')}>
        {text.none}
      </Button>
      <Button size="small" variant="ghost" onClick={() => setAll('EMAIL')}>
        {text.all}
      </Button>
    </div>
  )
}

function NotificationRow({ field: name }: { field: NotificationField }) {
  const { notifications: text } = useMessages(myProfileCatalogue)
  const label = text.event[name].title
  const { id, field } = useBoundField({ name, label })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-default border-b px-4 py-3 last:border-b-0 sm:px-5">
      <div id={id} tabIndex={-1} className="grid min-w-0 flex-1 basis-48 gap-0.5 outline-none">
        <p className="font-medium">{label}</p>
        <p className="text-muted text-sm">{text.event[name].text}</p>
      </div>
      <SegmentedControl<NotificationChannel>
        label={label}
        value={field.value ?? null}
        onChange={field.onChange}
        segments={[
          { value: 'NONE', label: text.channel.NONE },
          { value: 'EMAIL', label: text.channel.EMAIL },
        ]}
      />
    </li>
  )
}

function AlwaysSentCard() {
  const { notifications: text } = useMessages(myProfileCatalogue)
  return (
    <Card aria-labelledby="always-sent" className="grid gap-3">
      <CardHeader titleId="always-sent" title={text.always.title} />
      <ul className="grid gap-2">
        {text.always.items.map((item) => (
          <li key={item} className="flex items-start gap-2">
            <Lock aria-hidden="true" className="mt-1 size-3.5 shrink-0 text-muted" />
            {item}
          </li>
        ))}
      </ul>
      <p className="text-muted text-sm">{text.always.text}</p>
    </Card>
  )
}
