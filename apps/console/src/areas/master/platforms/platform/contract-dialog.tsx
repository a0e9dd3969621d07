import { addMonths } from '@balcao/domain/calendar'
import { contractInput } from '@balcao/server/modules/billing/billing.input'
import type { inferOutput } from '@trpc/tanstack-react-query'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { firstDayOf } from '#areas/master/charges/charge.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDialog } from '#kit/form/form-dialog.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { useToday } from '#kit/use-today.ts'
import { platformCatalogue } from './catalogue.ts'

const { SelectField, MoneyField, PercentField, NumberField, TextField } =
  fieldsOf<z.input<typeof contractInput>>()

type Version = inferOutput<typeof api.master.billing.contracts>[number]
type ContractDialogProps = {
  platformId: string
  /** The first contract of a platform may begin with its first month. */
  openedOn: string
  last: Version | undefined
  onClose: () => void
}

const monthsAhead = 12

/** A new version begins with the terms of the last one. */
export function ContractDialog({ platformId, openedOn, last, onClose }: ContractDialogProps) {
  const { contract: text } = useMessages(platformCatalogue)
  const format = useFormat()
  const today = useToday()
  const months = monthsBetween(last ? today : openedOn, today)
  const save = useAction(api.master.billing.saveContract)
  const form = useRecordForm({
    schema: contractInput,
    toForm: () => ({
      platformId,
      fromMonth: today.slice(0, 7),
      fixedCents: last?.fixedCents ?? 0,
      basisPoints: last?.basisPoints ?? 0,
      minimumCents: last?.minimumCents ?? 0,
      dueDays: last?.dueDays ?? 10,
      pixKey: last?.pixKey ?? '',
    }),
    save: save.run,
    proven: true,
    invalidates: [api.master.billing, api.master.platforms],
    savedText: text.saved,
  })
  return (
    <FormDialog
      form={form}
      title={text.title}
      description={text.text}
      saveLabel={text.save}
      onClose={onClose}
    >
      <SelectField
        name="fromMonth"
        label={text.fromMonth}
        options={months.map((month) => ({ value: month, label: format.month(firstDayOf(month)) }))}
      />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <MoneyField name="fixedCents" label={text.fixed} isRequired />
        <PercentField name="basisPoints" label={text.rate} isRequired />
        <MoneyField name="minimumCents" label={text.minimum} isRequired />
        <NumberField name="dueDays" label={text.dueDays} isRequired />
      </div>
      <TextField name="pixKey" label={text.pixKey} help={text.pixKeyHelp} />
    </FormDialog>
  )
}

/** The months from that of the first day up to a year from today, as YYYY-MM. */
function monthsBetween(first: string, today: string): string[] {
  const last = addMonths(today, monthsAhead - 1).slice(0, 7)
  const months: string[] = []
  for (let day = `${first.slice(0, 7)}-01`; day.slice(0, 7) <= last; day = addMonths(day, 1))
    months.push(day.slice(0, 7))
  return months
}
