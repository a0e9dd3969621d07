import { cartReasons } from '@balcao/domain/checkout/carts'
import { problem } from '@balcao/domain/texts/input-problems'
import { recoveryPlanInput } from '@balcao/server/modules/carts/recovery-plan.input'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { FormPanel } from '#kit/form/form-panel.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { abandonedCartCatalogue } from './catalogue.ts'
import { isLaterAndLater, type PlanForm, planFormOf, planOf } from './plan-form.ts'
import { QuietHoursSection } from './quiet-hours-section.tsx'
import { SequenceSection } from './sequence-section.tsx'
import { WhatsappSection } from './whatsapp-section.tsx'

/** The form holds each delay as a row; other errors come from the server's own schema. */
const planForm = z
  .custom<PlanForm>()
  .superRefine(({ sequences }, context) => {
    for (const reason of cartReasons)
      if (!isLaterAndLater(sequences[reason].messages.map(({ delayMinutes }) => delayMinutes)))
        context.addIssue({
          code: 'custom',
          path: ['sequences', reason, 'messages'],
          message: problem('invalid'),
        })
  })
  .transform(planOf)
  .pipe(recoveryPlanInput)

/** Schedule of messages to visitors, by the reason of the abandoned cart, and the quiet hours. */
export function AutomationTab() {
  const { automation: text, action } = useMessages(abandonedCartCatalogue)
  const figures = useQuery(api.seller.carts.sequences.queryOptions())
  const save = useAction(api.seller.carts.savePlan)
  const form = useRecordForm({
    query: api.seller.carts.plan.queryOptions(),
    schema: planForm,
    toForm: (plan) => planFormOf(action.whatsappText, plan),
    save: save.run,
    invalidates: [api.seller.carts],
  })
  return (
    <FormPanel form={form}>
      <p className="max-w-prose text-muted">{text.purpose}</p>
      {cartReasons.map((reason) => (
        <SequenceSection key={reason} reason={reason} figures={figures.data?.[reason]} />
      ))}
      <QuietHoursSection />
      <WhatsappSection />
    </FormPanel>
  )
}
