import { payoutLimitsInput } from '@balcao/server/modules/payouts/routing/payout-account.input'
import { Banner } from '@balcao/ui/banner'
import { Button } from '@balcao/ui/button'
import { Card, CardHeader } from '@balcao/ui/card'
import { useQuery } from '@tanstack/react-query'
import { OctagonX, Play } from 'lucide-react'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormPanel } from '#kit/form/form-panel.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { acquiringsCatalogue } from './catalogue.ts'

const { MoneyField } = fieldsOf<z.input<typeof payoutLimitsInput>>()

/** Payout limits of the whole platform by hour, day and night, and the switch that stops all payouts. */
export function PayoutLimitsCard() {
  const { payouts: text } = useMessages(acquiringsCatalogue)
  const format = useFormat()
  const query = api.admin.payouts.controls.queryOptions()
  const { data: controls } = useQuery(query)
  const save = useAction(api.admin.payouts.limit)
  const form = useRecordForm({
    query,
    schema: payoutLimitsInput,
    toForm: (stored) => ({
      hourlyMaxCents: stored?.hourlyMaxCents ?? null,
      dailyMaxCents: stored?.dailyMaxCents ?? null,
      nightMaxCents: stored?.nightMaxCents ?? null,
    }),
    save: save.run,
    proven: true,
    invalidates: [api.admin.payouts],
    savedText: text.limitsSaved,
  })
  const stoppedAt = controls?.stoppedAt ?? null
  return (
    <Card className="grid gap-4">
      <CardHeader title={text.limits} action={stoppedAt === null ? <Stop /> : <Resume />} />
      <p className="text-muted text-sm">{text.limitsText}</p>
      {stoppedAt !== null && <Banner tone="negative">{text.stoppedSince(format.dateTime(stoppedAt))}</Banner>}
      <FormPanel form={form} isInCard>
        <div className="grid gap-4 sm:grid-cols-3">
          <MoneyField name="hourlyMaxCents" label={text.hourly} />
          <MoneyField name="dailyMaxCents" label={text.daily} />
          <MoneyField name="nightMaxCents" label={text.night} />
        </div>
        <p className="text-muted text-sm">{text.empty}</p>
      </FormPanel>
    </Card>
  )
}

function Stop() {
  const { payouts: text } = useMessages(acquiringsCatalogue)
  const stop = useAction(api.admin.payouts.stop, { invalidates: [api.admin.payouts], done: text.stopped })
  return (
    <ConfirmAction
      trigger={
        <Button size="small" variant="danger" icon={<OctagonX />}>
          {text.stop}
        </Button>
      }
      title={text.stopTitle}
      description={text.stopText}
      confirmLabel={text.stop}
      isDangerous
      reason={{ isRequired: true }}
      onConfirm={({ reason }) => stop.run({ reason })}
    />
  )
}

function Resume() {
  const { payouts: text } = useMessages(acquiringsCatalogue)
  const resume = useAction(api.admin.payouts.resume, {
    proven: true,
    invalidates: [api.admin.payouts],
    done: text.resumed,
  })
  return (
    <ConfirmAction
      trigger={
        <Button size="small" icon={<Play />}>
          {text.resume}
        </Button>
      }
      title={text.resumeTitle}
      description={text.resumeText}
      confirmLabel={text.resume}
      onConfirm={() => resume.run()}
    />
  )
}
