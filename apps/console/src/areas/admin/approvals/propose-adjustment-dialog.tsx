import { currencies } from '@balcao/domain/vocabulary'
import { proposeAdjustmentInput } from '@balcao/server/modules/proposals/proposal.input'
import { useState } from 'react'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { CurrencyProvider } from '#kit/currency.tsx'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDialog } from '#kit/form/form-dialog.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { approvalsCatalogue } from './catalogue.ts'

const { LookUpField, RadioField, MoneyField, SelectField, TextareaField } =
  fieldsOf<z.input<typeof proposeAdjustmentInput>>()

export function ProposeAdjustmentDialog({ onClose }: { onClose: () => void }) {
  const text = useMessages(approvalsCatalogue).adjust
  const propose = useAction(api.admin.approvals.proposeAdjustment)
  const [requestId] = useState(() => crypto.randomUUID())
  const form = useRecordForm({
    schema: proposeAdjustmentInput,
    toForm: (): z.input<typeof proposeAdjustmentInput> => ({
      requestId,
      userId: '',
      purse: 'user',
      currency: 'BRL',
      direction: 'GIVE',
      amountCents: 0,
      reason: '',
    }),
    save: (values) => propose.run(values),
    proven: true,
    invalidates: [api.admin.approvals],
    savedText: text.done,
  })
  const currency = form.form.watch('currency')
  return (
    <FormDialog
      form={form}
      title={text.title}
      description={text.text}
      saveLabel={text.send}
      onClose={onClose}
    >
      <LookUpField
        name="userId"
        label={text.seller}
        lookUp={(asked) => api.admin.approvals.sellers.queryOptions(asked)}
        isRequired
      />
      <RadioField
        name="direction"
        label={text.direction}
        options={[
          { value: 'GIVE', label: text.directions.GIVE, description: text.directions.giveHelp },
          { value: 'TAKE', label: text.directions.TAKE, description: text.directions.takeHelp },
        ]}
      />
      <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
        <CurrencyProvider currency={currency}>
          <MoneyField name="amountCents" label={text.amount} isRequired />
        </CurrencyProvider>
        <SelectField
          name="currency"
          label={text.currency}
          options={currencies.map((code) => ({ value: code, label: code }))}
        />
      </div>
      <TextareaField name="reason" label={text.reason} help={text.reasonHelp} isRequired />
    </FormDialog>
  )
}
