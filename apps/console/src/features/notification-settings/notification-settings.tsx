import type { NotificationChannel, NotificationField } from '@balcao/domain/options/notification-events'
import type { notificationSettingsInput } from '@balcao/server/modules/notifications/notification-settings.input'
import { Button } from '@balcao/ui/button'
import { Card, CardHeader } from '@balcao/ui/card'
import { SegmentedControl } from '@balcao/ui/segmented-control'
import { Lock } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import type { z } from 'zod'
import { useBoundField } from '#kit/form/fields/use-bound-field.ts'
import { FormPanel } from '#kit/form/form-panel.tsx'
import type { RecordForm } from '#kit/form/use-record-form.ts'

type Settings = z.input<typeof notificationSettingsInput>

type NotificationWords<Field extends NotificationField> = {
  title: string
  none: string
  all: string
  channel: Record<NotificationChannel, string>
  event: Record<Field, { title: string; text: string }>
  always: { title: string; items: readonly string[]; text: string }
}

type NotificationSettingsProps<Field extends NotificationField> = {
  form: RecordForm<Settings, Settings>
  fields: readonly Field[]
  text: NotificationWords<Field>
  /** Recipient of these mails. */
  detail: string
}

/** Mails by event, and the mandatory ones beside them. */
export function NotificationSettings<Field extends NotificationField>({
  form,
  fields,
  text,
  detail,
}: NotificationSettingsProps<Field>) {
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <FormPanel form={form}>
        <div className="flex flex-wrap items-end justify-between gap-3">
          <div className="grid gap-0.5">
            <h2 className="font-semibold">{text.title}</h2>
            <p className="text-muted text-sm">{detail}</p>
          </div>
          <AllAtOnce fields={fields} text={text} />
        </div>
        <Card isFlush>
          <ul aria-label={text.title}>
            {fields.map((field) => (
              <NotificationRow key={field} name={field} event={text.event[field]} channel={text.channel} />
            ))}
          </ul>
        </Card>
      </FormPanel>
      <AlwaysSentCard text={text.always} />
    </div>
  )
}

type AllAtOnceProps = { fields: readonly NotificationField[]; text: { none: string; all: string } }

function AllAtOnce({ fields, text }: AllAtOnceProps) {
  const { setValue } = useFormContext()
  const setAll = (channel: NotificationChannel) => {
    for (const field of fields) setValue(field, channel, { shouldDirty: true })
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

type NotificationRowProps = {
  name: NotificationField
  event: { title: string; text: string }
  channel: Record<NotificationChannel, string>
}

function NotificationRow({ name, event, channel }: NotificationRowProps) {
  const { id, field } = useBoundField({ name, label: event.title })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-default border-b px-4 py-3 last:border-b-0 sm:px-5">
      <div id={id} tabIndex={-1} className="grid min-w-0 flex-1 basis-48 gap-0.5 outline-none">
        <p className="font-medium">{event.title}</p>
        <p className="text-muted text-sm">{event.text}</p>
      </div>
      <SegmentedControl<NotificationChannel>
        label={event.title}
        value={field.value ?? null}
        onChange={field.onChange}
        segments={[
          { value: 'NONE', label: channel.NONE },
          { value: 'EMAIL', label: channel.EMAIL },
        ]}
      />
    </li>
  )
}

function AlwaysSentCard({ text }: { text: NotificationWords<never>['always'] }) {
  return (
    <Card aria-labelledby="always-sent" className="grid gap-3">
      <CardHeader titleId="always-sent" title={text.title} />
      <ul className="grid gap-2">
        {text.items.map((item) => (
          <li key={item} className="flex items-start gap-2">
            <Lock aria-hidden="true" className="mt-1 size-3.5 shrink-0 text-muted" />
            {item}
          </li>
        ))}
      </ul>
      <p className="text-muted text-sm">{text.text}</p>
    </Card>
  )
}
