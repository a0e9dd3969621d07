import { mailSenderInput } from '@balcao/server/modules/platforms/settings/mail-sender.input'
import { Card, CardHeader } from '@balcao/ui/card'
import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormPanel } from '#kit/form/form-panel.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { platformSettingsCatalogue } from './catalogue.ts'
import { LastChange } from './last-change.tsx'

const { TextField } = fieldsOf<z.input<typeof mailSenderInput>>()

/** Sender name of mails, and the reply address. */
export function MailSenderSection() {
  const { sender: text } = useMessages(platformSettingsCatalogue)
  const query = api.admin.mailSender.get.queryOptions()
  const { data: stored } = useQuery(query)
  const save = useAction(api.admin.mailSender.save)
  const form = useRecordForm({
    query,
    schema: mailSenderInput,
    toForm: (known) => ({ mailName: known?.mailName ?? '', mailReplyTo: known?.mailReplyTo ?? '' }),
    save: save.run,
    proven: true,
    invalidates: [api.admin.settings, api.admin.mailSender],
    savedText: text.saved,
  })
  const typed = form.form.watch()
  return (
    <Card className="grid gap-4">
      <CardHeader title={text.title} />
      <p className="text-muted">{text.text}</p>
      <FormPanel form={form} saveLabel={text.save} isInCard>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            name="mailName"
            label={text.name}
            help={text.nameHelp}
            placeholder={stored?.platformName}
            maxLength={60}
          />
          <TextField
            name="mailReplyTo"
            label={text.replyTo}
            help={text.replyToHelp}
            type="email"
            maxLength={254}
          />
        </div>
        {stored && (
          <dl className="grid gap-1 rounded-control bg-sunken px-4 py-3 [overflow-wrap:anywhere]">
            <div className="flex flex-wrap gap-x-2">
              <dt className="text-muted">{text.from}</dt>
              <dd>{`${typed.mailName?.trim() || stored.platformName} <${stored.address}>`}</dd>
            </div>
            <div className="flex flex-wrap gap-x-2">
              <dt className="text-muted">{text.answers}</dt>
              <dd>{typed.mailReplyTo?.trim() || stored.address}</dd>
            </div>
          </dl>
        )}
        <LastChange action="mail_sender.saved" />
      </FormPanel>
    </Card>
  )
}
