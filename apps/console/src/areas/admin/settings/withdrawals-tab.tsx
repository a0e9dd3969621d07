import { withdrawalPlanInput } from '@balcao/server/modules/payouts/withdrawals/withdrawal.input'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormPanel } from '#kit/form/form-panel.tsx'
import { FormSection } from '#kit/form/form-section.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { platformSettingsCatalogue } from './catalogue.ts'
import { ExchangeRatesSection } from './exchange-rates-section.tsx'
import { LastChange } from './last-change.tsx'
import { PayoutHoursSection } from './payout-hours-section.tsx'

type WithdrawalForm = z.input<typeof withdrawalPlanInput>

const { MoneyField, NumberField, SwitchField, TextareaField } = fieldsOf<WithdrawalForm>()

/** Fee, limits and approval of withdrawals. */
export function WithdrawalsTab() {
  const { withdrawals: text, fees, proposed, reason, reasonHelp } = useMessages(platformSettingsCatalogue)
  const save = useAction(api.admin.plans.saveWithdrawals)
  const form = useRecordForm({
    query: api.admin.payouts.plan.queryOptions({ userId: null }),
    schema: withdrawalPlanInput,
    toForm: (plan): WithdrawalForm => ({
      userId: null,
      minCents: plan?.minCents ?? 0,
      feeCents: plan?.feeCents ?? 0,
      smallFeeCents: plan?.smallFeeCents ?? 0,
      smallBelowCents: plan?.smallBelowCents ?? 0,
      dailyMaxCents: plan?.dailyMaxCents ?? 0,
      dailyMaxCount: plan?.dailyMaxCount ?? 0,
      automaticMaxCents: plan?.automaticMaxCents ?? 0,
      secondPersonFromCents: plan?.secondPersonFromCents ?? 0,
      requiresInvoice: plan?.requiresInvoice ?? false,
      requiresDocuments: plan?.requiresDocuments ?? true,
      reason: '',
    }),
    save: save.run,
    proven: true,
    invalidates: [api.admin.payouts, api.admin.settings, api.admin.approvals],
    savedText: ({ outcome }) => (outcome === 'DONE' ? text.saved : proposed),
  })
  return (
    <div className="grid grid-cols-1 gap-4">
      <FormPanel form={form} saveLabel={text.save}>
        <LastChange action="withdrawal_plan.saved" />
        <FormSection title={text.amounts} text={text.amountsText}>
          <div className="grid gap-4 sm:grid-cols-2">
            <MoneyField name="minCents" label={text.min} isRequired />
            <MoneyField name="feeCents" label={text.fee} isRequired />
            <MoneyField name="smallBelowCents" label={text.smallBelow} isRequired />
            <MoneyField name="smallFeeCents" label={text.smallFee} isRequired />
          </div>
        </FormSection>
        <FormSection title={text.limits} text={text.limitsText}>
          <div className="grid gap-4 sm:grid-cols-2">
            <MoneyField name="dailyMaxCents" label={text.dailyMax} isRequired />
            <NumberField name="dailyMaxCount" label={text.dailyCount} isRequired />
          </div>
          <p className="text-muted text-sm">{text.platform}</p>
        </FormSection>
        <FormSection title={text.approval} text={text.approvalText}>
          <div className="grid gap-4 sm:grid-cols-2">
            <MoneyField
              name="automaticMaxCents"
              label={text.automatic}
              help={text.automaticHelp}
              isRequired
            />
            <MoneyField
              name="secondPersonFromCents"
              label={text.secondPerson}
              help={text.secondPersonHelp}
              isRequired
            />
          </div>
        </FormSection>
        <FormSection title={text.sellers} text={text.sellersText}>
          <SwitchField name="requiresDocuments" label={text.requiresDocuments} />
        </FormSection>
        <FormSection title={text.managers} text={text.managersText}>
          <SwitchField name="requiresInvoice" label={text.requiresInvoice} />
        </FormSection>
        <FormSection title={fees.change}>
          <TextareaField name="reason" label={reason} help={reasonHelp} rows={2} maxLength={500} isRequired />
        </FormSection>
      </FormPanel>
      <PayoutHoursSection />
      <ExchangeRatesSection />
    </div>
  )
}
