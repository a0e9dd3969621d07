import { nextPayoutTime, weekdays } from '@balcao/domain/payments/payout-hours'
import { payoutHoursInput } from '@balcao/server/modules/payouts/routing/payout-account.input'
import { Card, CardHeader } from '@balcao/ui/card'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormPanel } from '#kit/form/form-panel.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { platformSettingsCatalogue } from './catalogue.ts'
import { LastChange } from './last-change.tsx'

type HoursForm = z.input<typeof payoutHoursInput>

const { CheckboxesField, NumberField, SwitchField, TextareaField } = fieldsOf<HoursForm>()
const usual = { days: [...weekdays], fromHour: 8, untilHour: 20 }

/** Days and hours in which withdrawals are sent. */
export function PayoutHoursSection() {
  const { payoutHours: text, reason, reasonHelp } = useMessages(platformSettingsCatalogue)
  const format = useFormat()
  const save = useAction(api.admin.payouts.setHours)
  const form = useRecordForm({
    query: api.admin.payouts.controls.queryOptions(),
    schema: payoutHoursInput,
    toForm: (stored): HoursForm => ({
      ...(stored?.hours ?? usual),
      isLimited: (stored?.hours ?? null) !== null,
      reason: '',
    }),
    save: save.run,
    proven: true,
    invalidates: [api.admin.payouts, api.admin.settings],
    savedText: text.saved,
  })
  const typed = form.form.watch()
  const { data: hours } = payoutHoursInput.safeParse({ ...typed, reason: text.title })
  const now = new Date()
  const leavesAt = hours?.isLimited ? nextPayoutTime(hours, now) : now
  return (
    <Card className="grid gap-4">
      <CardHeader title={text.title} />
      <p className="text-muted">{text.text}</p>
      <FormPanel form={form} saveLabel={text.save} isInCard>
        <SwitchField name="isLimited" label={text.isLimited} help={text.isLimitedHelp} />
        {typed.isLimited && (
          <>
            <CheckboxesField
              name="days"
              label={text.days}
              options={weekdays.map((value) => ({ value, label: text.weekday[value] }))}
            />
            <div className="grid grid-cols-2 gap-4">
              <NumberField name="fromHour" label={text.from} suffix={text.hour} isRequired />
              <NumberField name="untilHour" label={text.until} suffix={text.hour} isRequired />
            </div>
          </>
        )}
        <p role="status" className="rounded-control bg-sunken px-4 py-3">
          {leavesAt > now ? text.leavesAt(format.longDateTime(leavesAt.toISOString())) : text.leavesNow}
        </p>
        <TextareaField name="reason" label={reason} help={reasonHelp} rows={2} maxLength={500} isRequired />
        <LastChange action="payouts.hours_set" />
      </FormPanel>
    </Card>
  )
}
