import { anticipationRateKinds } from '@balcao/domain/money/anticipation'
import { anticipationPlanInput } from '@balcao/server/modules/anticipations/anticipation.input'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormPanel } from '#kit/form/form-panel.tsx'
import { FormSection } from '#kit/form/form-section.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { platformSettingsCatalogue } from './catalogue.ts'
import { LastChange } from './last-change.tsx'

type PlanForm = z.input<typeof anticipationPlanInput>

const { SwitchField, SelectField, PercentField, MoneyField, NumberField, TextareaField } =
  fieldsOf<PlanForm>()

/** Price, limits and approval of anticipations. */
export function AnticipationTab() {
  const { anticipation: text, fees, proposed, reason, reasonHelp } = useMessages(platformSettingsCatalogue)
  const save = useAction(api.admin.plans.saveAnticipation)
  const form = useRecordForm({
    query: api.admin.anticipations.plan.queryOptions({ userId: null }),
    schema: anticipationPlanInput,
    toForm: (plan): PlanForm => ({
      userId: null,
      isOffered: plan?.isOffered ?? false,
      rateKind: plan?.rateKind ?? 'MONTHLY',
      basisPoints: plan?.basisPoints ?? 0,
      minCents: plan?.minCents ?? 0,
      limitBasisPoints: plan?.limitBasisPoints ?? 0,
      minHistoryDays: plan?.minHistoryDays ?? 0,
      automaticMaxCents: plan?.automaticMaxCents ?? 0,
      reason: '',
    }),
    save: save.run,
    proven: true,
    invalidates: [api.admin.anticipations, api.admin.settings, api.admin.approvals],
    savedText: ({ outcome }) => (outcome === 'DONE' ? text.saved : proposed),
  })
  return (
    <FormPanel form={form} saveLabel={text.save}>
      <LastChange action="anticipation_plan.saved" />
      <FormSection title={text.offer} text={text.offerText}>
        <SwitchField name="isOffered" label={text.isOffered} />
      </FormSection>
      <FormSection title={text.price} text={text.priceText}>
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            name="rateKind"
            label={text.rateKind}
            isRequired
            options={anticipationRateKinds.map((value) => ({ value, label: text.rateKinds[value] }))}
          />
          <PercentField name="basisPoints" label={text.rate} isRequired />
        </div>
      </FormSection>
      <FormSection title={text.limits} text={text.limitsText}>
        <div className="grid gap-4 sm:grid-cols-2">
          <MoneyField name="minCents" label={text.min} isRequired />
          <PercentField name="limitBasisPoints" label={text.limit} isRequired />
          <NumberField name="minHistoryDays" label={text.minHistory} isRequired />
          <MoneyField name="automaticMaxCents" label={text.automatic} help={text.automaticHelp} isRequired />
        </div>
      </FormSection>
      <FormSection title={fees.change}>
        <TextareaField name="reason" label={reason} help={reasonHelp} rows={2} maxLength={500} isRequired />
      </FormSection>
    </FormPanel>
  )
}
