import { problem } from '@balcao/domain/texts/input-problems'
import { adjustChargeInput } from '@balcao/server/modules/billing/billing.input'
import { z } from 'zod'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { CurrencyProvider } from '#kit/currency.tsx'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDialog } from '#kit/form/form-dialog.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { masterChargesCatalogue } from './catalogue.ts'
import type { Charge } from './charge.ts'

/** The form asks for an amount and a direction; the procedure takes a signed amount. */
const schema = z.strictObject({
  kind: z.enum(['CREDIT', 'EXTRA']),
  amountCents: z.int(problem('required')).min(1, problem('required')),
  reason: adjustChargeInput.shape.reason,
})
const { RadioField, MoneyField, TextareaField } = fieldsOf<z.input<typeof schema>>()

type AdjustChargeProps = { platformId: string; charge: Charge; onClose: () => void }

/** The shown amount is sent along, so that a double press adjusts once. */
export function AdjustCharge({ platformId, charge, onClose }: AdjustChargeProps) {
  const { adjust: text } = useMessages(masterChargesCatalogue)
  const adjust = useAction(api.master.billing.adjustCharge)
  const form = useRecordForm({
    schema,
    toForm: (): z.input<typeof schema> => ({ kind: 'CREDIT', amountCents: 0, reason: '' }),
    save: ({ kind, amountCents, reason }) =>
      adjust.run({
        platformId,
        chargeId: charge.id,
        seenAmountCents: charge.amountCents,
        byCents: kind === 'CREDIT' ? -amountCents : amountCents,
        reason,
      }),
    proven: true,
    invalidates: [api.master.charges, api.master.billing],
    savedText: text.done,
  })
  return (
    <CurrencyProvider currency={charge.currency}>
      <FormDialog
        form={form}
        title={text.title}
        description={text.text}
        saveLabel={text.save}
        onClose={onClose}
      >
        <RadioField
          name="kind"
          label={text.kind}
          options={[
            { value: 'CREDIT', label: text.credit },
            { value: 'EXTRA', label: text.extra },
          ]}
        />
        <MoneyField name="amountCents" label={text.amount} isRequired />
        <TextareaField name="reason" label={text.reason} rows={2} isRequired />
      </FormDialog>
    </CurrencyProvider>
  )
}
