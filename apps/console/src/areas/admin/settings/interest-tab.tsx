import { installmentOptions } from '@balcao/domain/money/installments'
import { interestTableInput } from '@balcao/server/modules/platforms/prices/interest.input'
import { Banner } from '@balcao/ui/banner'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormPanel } from '#kit/form/form-panel.tsx'
import { FormSection } from '#kit/form/form-section.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { platformSettingsCatalogue } from './catalogue.ts'
import { effectiveFromOf } from './effective-day.ts'
import { LastChange } from './last-change.tsx'

/** Basis points by index; the first is one installment. */
type InterestForm = { fees: (number | null)[]; effectiveDay: string; reason: string }

const { PercentField, TextField, TextareaField } = fieldsOf<InterestForm>()

const counts = Array.from({ length: 12 }, (_, place) => place + 1)
const exampleCents = 10_000

/** Interest that buyers pay for one to twelve installments. */
export function InterestTab() {
  const {
    interest: text,
    effective,
    fees,
    proposed,
    reason,
    reasonHelp,
  } = useMessages(platformSettingsCatalogue)
  const format = useFormat()
  const [now] = useState(() => new Date())
  const query = api.admin.interest.list.queryOptions({ sellerId: null })
  const { data: tables = [] } = useQuery(query)
  const next = tables.findLast(({ effectiveFrom }) => new Date(effectiveFrom) > now)
  const save = useAction(api.admin.plans.saveInterest)
  const form = useRecordForm({
    query,
    schema: useMemo(() => interestSchemaAt(now), [now]),
    toForm: (all): InterestForm => {
      const stored = all?.find(({ effectiveFrom }) => new Date(effectiveFrom) <= new Date())
      return {
        fees: counts.map((count) => Math.round((stored?.fees[count - 1] ?? 0) * 100)),
        effectiveDay: '',
        reason: '',
      }
    },
    save: ({ effectiveFrom, ...table }) =>
      save.run({ ...table, ...(effectiveFrom && { effectiveFrom: effectiveFrom.toISOString() }) }),
    proven: true,
    invalidates: [api.admin.interest, api.admin.settings, api.admin.approvals],
    savedText: ({ outcome }) => (outcome === 'DONE' ? text.saved : proposed),
  })
  return (
    <FormPanel form={form} saveLabel={text.save}>
      <LastChange action="interest_table.saved" />
      {next && <Banner tone="info">{text.future(format.date(next.effectiveFrom))}</Banner>}
      <FormSection title={text.title} text={text.text}>
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-3 xl:grid-cols-4">
          {counts.map((count) => (
            <div key={count} className="grid gap-1">
              <PercentField name={`fees.${count - 1}`} label={text.count(count)} isRequired />
              <Each count={count} />
            </div>
          ))}
        </div>
      </FormSection>
      <FormSection title={fees.when} text={fees.whenText}>
        <TextField name="effectiveDay" type="date" label={effective.label} help={effective.help} />
        <TextareaField name="reason" label={reason} help={reasonHelp} rows={2} maxLength={500} isRequired />
      </FormSection>
    </FormPanel>
  )
}

/** Amount of an installment, by the function that the checkout uses. */
function Each({ count }: { count: number }) {
  const { interest: text } = useMessages(platformSettingsCatalogue)
  const format = useFormat()
  const { fees } = useWatch<InterestForm>() as InterestForm
  const option = installmentOptions({
    numberOfInstallments: count,
    maxInstallmentsWithoutInterest: 0,
    minInstallmentValue: 1,
    installmentsFees: fees.map((basisPoints) => (basisPoints ?? 0) / 100),
    totalPrice: exampleCents,
  }).find((each) => each.count === count)
  return (
    <p className="text-muted text-sm tabular-nums">
      {option && text.each(format.money(option.installmentValue, 'BRL'))}
    </p>
  )
}

function interestSchemaAt(now: Date) {
  return z
    .custom<InterestForm>()
    .transform(
      ({ fees, effectiveDay, reason }): z.input<typeof interestTableInput> => ({
        sellerId: null,
        fees: fees.map((basisPoints) => (basisPoints === null ? Number.NaN : basisPoints / 100)),
        effectiveFrom: effectiveFromOf(effectiveDay, now),
        reason,
      }),
    )
    .pipe(interestTableInput)
}
