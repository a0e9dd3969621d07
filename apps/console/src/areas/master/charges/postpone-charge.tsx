import { postponeChargeInput } from '@balcao/server/modules/billing/billing.input'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDialog } from '#kit/form/form-dialog.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { masterChargesCatalogue } from './catalogue.ts'

const schema = postponeChargeInput.pick({ dueOn: true, reason: true })
const { DayField, TextareaField } = fieldsOf<z.input<typeof schema>>()

type PostponeChargeProps = { platformId: string; chargeId: string; onClose: () => void }

/** A later due date for a platform, up to the end of a day. */
export function PostponeCharge({ platformId, chargeId, onClose }: PostponeChargeProps) {
  const { postpone: text } = useMessages(masterChargesCatalogue)
  const postpone = useAction(api.master.billing.postponeCharge)
  const form = useRecordForm({
    schema,
    toForm: (): z.input<typeof schema> => ({ dueOn: '', reason: '' }),
    save: (values) => postpone.run({ ...values, platformId, chargeId }),
    proven: true,
    invalidates: [api.master.charges, api.master.billing, api.master.platforms],
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
      <DayField name="dueOn" label={text.dueOn} isRequired />
      <TextareaField name="reason" label={text.reason} rows={2} isRequired />
    </FormDialog>
  )
}
