import { currencies, paymentMethods } from '@balcao/domain/vocabulary'
import { useState } from 'react'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { CurrencyProvider } from '#kit/currency.tsx'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDialog } from '#kit/form/form-dialog.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { approvalsCatalogue } from './catalogue.ts'
import { FeeCorrectionEffect } from './fee-correction-effect.tsx'
import { type FeeCorrectionForm, feeCorrectionSchema } from './fee-correction-form.ts'

const { LookUpField, RadioField, SelectField, DayField, PercentField, MoneyField, TextareaField } =
  fieldsOf<FeeCorrectionForm>()

export function ProposeFeeCorrectionDialog({ onClose }: { onClose: () => void }) {
  const text = useMessages(approvalsCatalogue).correct
  const propose = useAction(api.admin.approvals.proposeFeeCorrection)
  const [requestId] = useState(() => crypto.randomUUID())
  const form = useRecordForm({
    schema: feeCorrectionSchema,
    toForm: (): FeeCorrectionForm => ({
      requestId,
      whose: 'ONE_SELLER',
      sellerId: '',
      method: 'PIX',
      from: null,
      to: null,
      basisPoints: null,
      currency: 'BRL',
      fixedCents: null,
      reason: '',
    }),
    save: (values) => propose.run(values),
    proven: true,
    invalidates: [api.admin.approvals],
    savedText: text.done,
  })
  const [whose, currency] = form.form.watch(['whose', 'currency'])
  return (
    <FormDialog
      form={form}
      title={text.title}
      description={text.text}
      saveLabel={text.send}
      onClose={onClose}
    >
      <RadioField
        name="whose"
        label={text.whose}
        options={[
          { value: 'ONE_SELLER', label: text.oneSeller },
          { value: 'PLATFORM_PLAN', label: text.platformPlan, description: text.platformPlanHelp },
        ]}
      />
      {whose === 'ONE_SELLER' && (
        <LookUpField
          name="sellerId"
          label={text.seller}
          lookUp={(asked) => api.admin.approvals.sellers.queryOptions(asked)}
          isRequired
        />
      )}
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField
          name="method"
          label={text.method}
          options={paymentMethods.map((value) => ({ value, label: text.methods[value] }))}
        />
        <DayField name="from" label={text.firstDay} isRequired />
        <DayField name="to" label={text.lastDay} isRequired />
      </div>
      <div className="grid gap-4 sm:grid-cols-3">
        <PercentField name="basisPoints" label={text.percent} isRequired />
        <CurrencyProvider currency={currency}>
          <MoneyField name="fixedCents" label={text.fixed} isRequired />
        </CurrencyProvider>
        <SelectField
          name="currency"
          label={text.currency}
          options={currencies.map((code) => ({ value: code, label: code }))}
        />
      </div>
      <FeeCorrectionEffect />
      <TextareaField name="reason" label={text.reason} help={text.reasonHelp} isRequired />
    </FormDialog>
  )
}
