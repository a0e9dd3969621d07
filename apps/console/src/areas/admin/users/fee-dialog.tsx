import { feePlanInput } from '@balcao/server/modules/platforms/prices/fee-plan.input'
import { changeReason } from '@balcao/server/modules/platforms/settings/change-reason.input'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { paymentsCatalogue } from '#features/payments/catalogue.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDialog } from '#kit/form/form-dialog.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { usersCatalogue } from './catalogue.ts'
import type { SellerFees } from './seller.ts'

const feeSchema = feePlanInput.extend({ reason: changeReason })

const { PercentField, MoneyField, NumberField, TextareaField } = fieldsOf<z.input<typeof feeSchema>>()

type FeeDialogProps = { sellerId: string; fees: SellerFees; onClose: () => void }

/** An agreed fee for one seller and method, from now on. Fields outside the form stay unchanged. */
export function FeeDialog({ sellerId, fees, onClose }: FeeDialogProps) {
  const { fees: text, reasonHelp } = useMessages(usersCatalogue)
  const { reason } = useMessages(coreCatalogue).confirm
  const { method: names } = useMessages(paymentsCatalogue)
  const save = useAction(api.admin.plans.saveFees)
  const current = fees.versions.find(({ isInForce }) => isInForce)
  const form = useRecordForm({
    schema: feeSchema,
    toForm: () => ({
      sellerId,
      method: fees.method,
      basisPoints: current?.basisPoints ?? 0,
      fixedFees: { ...current?.fixedFees },
      releaseDays: current?.releaseDays ?? 0,
      reserveBasisPoints: current?.reserveBasisPoints ?? 0,
      reserveDays: current?.reserveDays ?? 0,
      feePolicy: current?.feePolicy ?? ('KEEP_FIXED' as const),
      disputeFees: { ...current?.disputeFees },
      reason: '',
    }),
    save: (values) => save.run({ ...values, effectiveFrom: values.effectiveFrom?.toISOString() }),
    proven: true,
    invalidates: [api.admin.users, api.admin.feePlans, api.admin.settings],
    savedText: text.saved,
  })
  return (
    <FormDialog
      form={form}
      title={text.title(names[fees.method])}
      description={text.text}
      saveLabel={text.save}
      onClose={onClose}
    >
      <PercentField name="basisPoints" label={text.share} isRequired />
      <MoneyField name="fixedFees.BRL" label={text.fixed} />
      <NumberField name="releaseDays" label={text.releaseDays} isRequired />
      <PercentField name="reserveBasisPoints" label={text.reserveShare} isRequired />
      <NumberField name="reserveDays" label={text.reserveDays} isRequired />
      <TextareaField name="reason" label={reason} help={reasonHelp} rows={2} maxLength={500} isRequired />
    </FormDialog>
  )
}
