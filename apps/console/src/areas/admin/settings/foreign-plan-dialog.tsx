import type { ForeignCurrency } from '@balcao/domain/money/exchange'
import { withdrawalPlanInput } from '@balcao/server/modules/payouts/withdrawals/withdrawal.input'
import type { inferOutput } from '@trpc/tanstack-react-query'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { CurrencyProvider } from '#kit/currency.tsx'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDialog } from '#kit/form/form-dialog.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { platformSettingsCatalogue } from './catalogue.ts'

type Plan = inferOutput<typeof api.admin.payouts.foreignPlans>[number]['plan']
type PlanForm = z.input<typeof withdrawalPlanInput>

const { MoneyField, NumberField, TextareaField } = fieldsOf<PlanForm>()

type ForeignPlanDialogProps = { currency: ForeignCurrency; plan: Plan; onClose: () => void }

/**
 * Fee and limits of withdrawals in another currency. All amounts have the same fee, and every withdrawal needs an
 * approval.
 */
export function ForeignPlanDialog({ currency, plan, onClose }: ForeignPlanDialogProps) {
  const { exchange: text, withdrawals, proposed, reason, reasonHelp } = useMessages(platformSettingsCatalogue)
  const save = useAction(api.admin.plans.saveWithdrawals)
  const form = useRecordForm({
    schema: withdrawalPlanInput,
    toForm: (): PlanForm => ({
      userId: null,
      currency,
      minCents: plan?.minCents ?? 0,
      feeCents: plan?.feeCents ?? 0,
      smallFeeCents: 0,
      smallBelowCents: 0,
      dailyMaxCents: plan?.dailyMaxCents ?? 0,
      dailyMaxCount: plan?.dailyMaxCount ?? 0,
      automaticMaxCents: 0,
      secondPersonFromCents: plan?.secondPersonFromCents ?? 0,
      reason: '',
    }),
    save: save.run,
    proven: true,
    invalidates: [api.admin.payouts, api.admin.settings, api.admin.approvals],
    savedText: ({ outcome }) => (outcome === 'DONE' ? text.savedPayout : proposed),
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={text.payoutTitle(currency)}
      description={text.payoutText}
      saveLabel={text.savePayout}
      onClose={onClose}
    >
      <CurrencyProvider currency={currency}>
        <div className="grid gap-4 sm:grid-cols-2">
          <MoneyField name="minCents" label={withdrawals.min} isRequired />
          <MoneyField name="feeCents" label={withdrawals.fee} isRequired />
          <MoneyField name="dailyMaxCents" label={withdrawals.dailyMax} isRequired />
          <NumberField
            name="dailyMaxCount"
            label={withdrawals.dailyCount}
            help={text.dailyCountHelp}
            isRequired
          />
        </div>
        <MoneyField name="secondPersonFromCents" label={withdrawals.secondPerson} isRequired />
      </CurrencyProvider>
      <TextareaField name="reason" label={reason} help={reasonHelp} rows={2} maxLength={500} isRequired />
    </FormDialog>
  )
}
