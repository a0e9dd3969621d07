import { feePolicies } from '@balcao/domain/money/sale-reversal'
import { platformFee } from '@balcao/domain/money/sale-split'
import { currencies, type PaymentMethod, paymentMethods } from '@balcao/domain/vocabulary'
import { SegmentedControl } from '@balcao/ui/segmented-control'
import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useSearchTexts } from '#address/use-search-texts.ts'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { CurrencyProvider } from '#kit/currency.tsx'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormPanel } from '#kit/form/form-panel.tsx'
import { FormSection } from '#kit/form/form-section.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { platformSettingsCatalogue } from './catalogue.ts'
import { FeeEffect } from './fee-effect.tsx'
import { type FeeForm, feeFormOf, feeSchemaOf, versionsOf } from './fee-form.ts'
import { FeeVersions } from './fee-versions.tsx'
import { LastChange } from './last-change.tsx'

const { PercentField, MoneyField, NumberField, SelectField, TextField, TextareaField } = fieldsOf<FeeForm>()

const exampleCents = 10_000
const furtherCurrencies = currencies.filter((currency) => currency !== 'BRL')
const methodOrder: readonly PaymentMethod[] = ['PIX', 'CREDIT_CARD', 'BILLET']

/** Fees by method, for every seller without an own plan. */
export function FeesTab() {
  const text = useMessages(platformSettingsCatalogue)
  const [search, change] = useSearchTexts('fees')
  const method = paymentMethods.find((known) => known === search.method) ?? 'PIX'
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="max-w-prose text-muted">{text.fees.text}</p>
      <SegmentedControl
        label={text.fees.method}
        segments={methodOrder.map((value) => ({ value, label: text.method[value] }))}
        value={method}
        onChange={(chosen) => change({ method: chosen === 'PIX' ? undefined : chosen })}
      />
      <FeesOfMethod key={method} method={method} />
    </div>
  )
}

function FeesOfMethod({ method }: { method: PaymentMethod }) {
  const { fees: text, effective, proposed, reason, reasonHelp } = useMessages(platformSettingsCatalogue)
  // The fee in force when the form was opened.
  const [now] = useState(() => new Date())
  const save = useAction(api.admin.plans.saveFees)
  const form = useRecordForm({
    query: api.admin.feePlans.list.queryOptions({ sellerId: null }),
    schema: useMemo(() => feeSchemaOf(method, now), [method, now]),
    toForm: (plans) => feeFormOf(versionsOf(plans ?? [], method, new Date()).current),
    save: ({ effectiveFrom, ...plan }) =>
      save.run({ ...plan, ...(effectiveFrom && { effectiveFrom: effectiveFrom.toISOString() }) }),
    proven: true,
    invalidates: [api.admin.feePlans, api.admin.feeEffects, api.admin.settings, api.admin.approvals],
    savedText: ({ outcome }) => (outcome === 'DONE' ? text.saved : proposed),
  })
  return (
    <FormPanel form={form} saveLabel={text.save}>
      <LastChange action="fee_plan.saved" about={method} />
      <FormSection title={text.sale} text={text.saleText}>
        <div className="grid gap-4 sm:grid-cols-2">
          <PercentField name="basisPoints" label={text.percent} isRequired />
          <MoneyField name="fixedFees.BRL" label={text.fixed} isRequired />
        </div>
        <Example />
        <details>
          <summary className="cursor-pointer py-1 font-medium text-sm">{text.otherCurrencies}</summary>
          <p className="mb-3 text-muted text-sm">{text.fixedHelp}</p>
          <div className="grid gap-4 sm:grid-cols-3">
            {furtherCurrencies.map((currency) => (
              <CurrencyProvider key={currency} currency={currency}>
                <MoneyField name={`fixedFees.${currency}`} label={text.fixedIn(currency)} />
              </CurrencyProvider>
            ))}
          </div>
        </details>
      </FormSection>
      <FeeEffect method={method} />
      <FormSection title={text.terms} text={text.termsText}>
        <div className="grid gap-4 sm:grid-cols-3">
          <NumberField name="releaseDays" label={text.releaseDays} help={text.releaseHelp} isRequired />
          <PercentField name="reserveBasisPoints" label={text.reserve} isRequired />
          <NumberField name="reserveDays" label={text.reserveDays} isRequired />
        </div>
      </FormSection>
      <FormSection title={text.reversals} text={text.reversalsText}>
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            name="feePolicy"
            label={text.policy}
            isRequired
            options={feePolicies.map((value) => ({ value, label: text.policies[value] }))}
          />
          <MoneyField name="disputeFees.BRL" label={text.dispute} />
        </div>
      </FormSection>
      <FormSection title={text.when} text={text.whenText}>
        <TextField name="effectiveDay" type="date" label={effective.label} help={effective.help} />
        <TextareaField name="reason" label={reason} help={reasonHelp} rows={2} maxLength={500} isRequired />
      </FormSection>
      <FeeVersions
        method={method}
        onTake={(plan) => form.form.reset(feeFormOf(plan), { keepDefaultValues: true })}
      />
    </FormPanel>
  )
}

/** The fee on a hundred reais by the typed values. */
function Example() {
  const { fees: text } = useMessages(platformSettingsCatalogue)
  const format = useFormat()
  const { basisPoints, fixedFees } = useWatch<FeeForm>() as FeeForm
  const fixedCents = fixedFees.BRL
  if (basisPoints === null || fixedCents === null) return null
  const fee = platformFee(exampleCents, { basisPoints, fixedCents })
  return (
    <p className="text-muted">
      {text.of100(format.money(fee, 'BRL'), format.money(exampleCents - fee, 'BRL'))}
    </p>
  )
}
