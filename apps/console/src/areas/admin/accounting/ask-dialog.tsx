import { addDays } from '@balcao/domain/calendar'
import {
  accountingExportInput,
  accountingFormats,
} from '@balcao/server/modules/reports/accounting/accounting.input'
import { useState } from 'react'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { useLocale } from '#i18n/locale.tsx'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDialog } from '#kit/form/form-dialog.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { useToday } from '#kit/use-today.ts'
import { accountingCatalogue } from './catalogue.ts'

const { TextField, RadioField } = fieldsOf<z.input<typeof accountingExportInput>>()

/** Requests a file; the default is the month of yesterday, up to yesterday. */
export function AskDialog({ onClose }: { onClose: () => void }) {
  const { form: text } = useMessages(accountingCatalogue)
  const today = useToday()
  const { locale } = useLocale()
  const ask = useAction(api.admin.accounting.ask)
  const [requestId] = useState(() => crypto.randomUUID())
  const yesterday = addDays(today, -1)
  const form = useRecordForm({
    schema: accountingExportInput,
    toForm: () => ({
      requestId,
      format: 'XLSX' as const,
      fromDay: `${yesterday.slice(0, 7)}-01`,
      toDay: yesterday,
      locale,
    }),
    save: (values) => ask.run(values),
    invalidates: [api.admin.accounting],
    savedText: text.done,
  })
  return (
    <FormDialog
      form={form}
      title={text.title}
      description={text.text}
      saveLabel={text.save}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name="fromDay" label={text.from} type="date" isRequired />
        <TextField name="toDay" label={text.to} type="date" isRequired />
      </div>
      <RadioField
        name="format"
        label={text.format}
        options={accountingFormats.map((value) => ({ value, label: text.formats[value] }))}
      />
    </FormDialog>
  )
}
