import { announcementKinds } from '@balcao/domain/platform/announcement'
import { problem } from '@balcao/domain/texts/input-problems'
import { announcementInput } from '@balcao/server/modules/operator/announcements/announcement.input'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { SilentCells } from '#kit/cells/silent-cells.tsx'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDrawer } from '#kit/form/form-drawer.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { announcementsCatalogue } from './catalogue.ts'

/** The form selects platforms; the procedure is called for each of them. */
const schema = announcementInput
  .omit({ platformId: true, key: true })
  .extend({ to: z.enum(['ALL', 'SOME']), platformIds: z.array(z.uuid()) })
  .refine(({ to, platformIds }) => to === 'ALL' || platformIds.length > 0, {
    path: ['platformIds'],
    error: problem('required'),
  })
type Compose = z.input<typeof schema>
const { TextField, TextareaField, RadioField, SwitchField, CheckboxesField } = fieldsOf<Compose>()

/**
 * The idempotency key is created once per opened form: a retry after a failure does not notify the same
 * people twice.
 */
export function ComposeAnnouncement({ onClose }: { onClose: () => void }) {
  const { form: text, kind } = useMessages(announcementsCatalogue)
  const [key] = useState(() => crypto.randomUUID())
  const { data } = useQuery(api.master.announcements.recipients.queryOptions({}))
  const recipients = data?.recipients ?? []
  const send = useAction(api.master.announcements.send)
  const form = useRecordForm({
    schema,
    toForm: (): Compose => ({
      kind: 'INCIDENT',
      title: '',
      body: '',
      needsAcknowledgement: false,
      isByMail: false,
      to: 'ALL',
      platformIds: [],
    }),
    save: ({ to, platformIds, ...announcement }) => {
      const named = to === 'ALL' ? recipients.map(({ platformId }) => platformId) : platformIds
      return Promise.all(named.map((platformId) => send.run({ ...announcement, platformId, key })))
    },
    proven: true,
    invalidates: [api.master.announcements],
    savedText: text.sent,
  })
  const { to, platformIds = [] } = useWatch({ control: form.form.control })
  const named = recipients.filter(({ platformId }) => to === 'ALL' || platformIds.includes(platformId))
  const people = named.reduce((sum, recipient) => sum + recipient.people, 0)
  const reach = text.reach(people, named.length)
  return (
    <FormDrawer
      form={form}
      title={text.title}
      saveLabel={text.send}
      onClose={onClose}
      confirm={{ title: text.confirm, text: text.confirmText(reach), label: text.send }}
    >
      <RadioField
        name="kind"
        label={text.kind}
        options={announcementKinds.map((value) => ({ value, label: kind[value] }))}
      />
      <TextField name="title" label={text.name} maxLength={80} isRequired />
      <TextareaField name="body" label={text.body} help={text.bodyHelp} isRequired />
      <SwitchField
        name="needsAcknowledgement"
        label={text.needsAcknowledgement}
        help={text.needsAcknowledgementHelp}
      />
      <SwitchField name="isByMail" label={text.byMail} help={text.byMailHelp} />
      <RadioField
        name="to"
        label={text.to}
        options={[
          { value: 'ALL', label: text.everyPlatform },
          { value: 'SOME', label: text.chosenPlatforms },
        ]}
      />
      <SilentCells cells={data?.silentCells} />
      <Recipients recipients={recipients} reach={named.length === 0 ? text.reachNone : reach} />
    </FormDrawer>
  )
}

type Recipient = { platformId: string; name: string; people: number }

/** The chosen platforms, and the number of people reached. */
function Recipients({ recipients, reach }: { recipients: readonly Recipient[]; reach: string }) {
  const { form: text } = useMessages(announcementsCatalogue)
  const { to } = useWatch<Compose>()
  return (
    <>
      {to === 'SOME' && (
        <CheckboxesField
          name="platformIds"
          label={text.platforms}
          options={recipients.map((recipient) => ({
            value: recipient.platformId,
            label: recipient.name,
            description: text.people(recipient.people),
          }))}
        />
      )}
      <p className="text-muted text-sm" aria-live="polite">
        {reach}
      </p>
    </>
  )
}
