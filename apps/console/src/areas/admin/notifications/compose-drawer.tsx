import { audienceKinds } from '@balcao/domain/platform/broadcast-audience'
import { currencies } from '@balcao/domain/vocabulary'
import {
  audienceInput,
  broadcastInput,
} from '@balcao/server/modules/notifications/broadcasts/broadcast.input'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDrawer } from '#kit/form/form-drawer.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { toQuery } from '#kit/query-options.ts'
import { notificationsCatalogue } from './catalogue.ts'

type Compose = z.input<typeof broadcastInput>
const { TextField, TextareaField, SelectField, NumberField, SwitchField } = fieldsOf<Compose>()

export function ComposeDrawer({ onClose }: { onClose: () => void }) {
  const { form: text } = useMessages(notificationsCatalogue)
  const format = useFormat()
  const plan = useAction(api.admin.broadcasts.plan)
  const form = useRecordForm({
    schema: broadcastInput,
    toForm: (): Compose => ({
      title: '',
      body: '',
      audience: 'ALL',
      days: 30,
      currency: 'BRL',
      isByMail: false,
      sendAt: null,
    }),
    save: plan.run,
    invalidates: [api.admin.broadcasts],
    savedText: text.sent,
  })
  const { audience, days, currency, sendAt } = useWatch({ control: form.form.control })
  const count = useReach({ audience, days, currency })
  return (
    <FormDrawer
      form={form}
      title={text.title}
      saveLabel={text.send}
      onClose={onClose}
      confirm={
        count === undefined
          ? undefined
          : {
              title: sendAt ? text.confirmPlanned : text.confirmNow,
              text: count === 1 ? text.confirmOne : text.confirmMany(format.integer(count)),
              label: text.send,
            }
      }
    >
      <TextField name="title" label={text.name} maxLength={80} isRequired />
      <TextareaField name="body" label={text.body} help={text.bodyHelp} isRequired />
      <AudienceFields count={count} />
      <SwitchField name="isByMail" label={text.byMail} help={text.byMailHelp} />
      <TextField name="sendAt" label={text.sendAt} help={text.sendAtHelp} type="datetime-local" />
    </FormDrawer>
  )
}

/** Number of people in the audience now; undefined until it is known. */
function useReach(chosen: Record<keyof z.input<typeof audienceInput>, unknown>): number | undefined {
  const asked = audienceInput.safeParse(chosen)
  const { data } = useQuery({
    ...toQuery(asked.success ? api.admin.broadcasts.count.queryOptions(asked.data) : undefined),
    placeholderData: keepPreviousData,
  })
  return data
}

/** The audience, and its size. */
function AudienceFields({ count }: { count: number | undefined }) {
  const { form: text, audience: names } = useMessages(notificationsCatalogue)
  const format = useFormat()
  const { audience } = useWatch<Compose>()
  return (
    <>
      <SelectField
        name="audience"
        label={text.audience}
        options={audienceKinds.map((kind) => ({ value: kind, label: names[kind] }))}
      />
      {(audience === 'SOLD_WITHIN' || audience === 'QUIET_FOR') && (
        <NumberField name="days" label={text.days} />
      )}
      {audience === 'CURRENCY' && (
        <SelectField
          name="currency"
          label={text.currency}
          options={currencies.map((value) => ({ value, label: value }))}
        />
      )}
      <p className="text-muted text-sm" aria-live="polite">
        {count === 0 && text.reachNone}
        {count === 1 && text.reachOne}
        {count !== undefined && count > 1 && text.reach(format.integer(count))}
      </p>
    </>
  )
}
