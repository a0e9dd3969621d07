import { coProductionEndInput } from '@balcao/server/modules/partners/co-production/co-production.input'
import { z } from 'zod'
import { api } from '#api/client.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDialog } from '#kit/form/form-dialog.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { coProductionCatalogue } from './catalogue.ts'
import type { Contract } from './contract.ts'

/** An empty day means none. */
const endForm = coProductionEndInput.extend({ endsAt: z.iso.datetime().nullable() })
const { LastDayField, TextareaField } = fieldsOf<z.input<typeof endForm>>()

/** Ends a contract, at once or on a future day. */
export function EndDialog({ contract, onClose }: { contract: Contract; onClose: () => void }) {
  const text = useMessages(coProductionCatalogue).drawer
  const { optional } = useMessages(coreCatalogue)
  const end = useAction(api.seller.coProduction.end)
  const form = useRecordForm({
    schema: endForm,
    toForm: () => ({ contractId: contract.id, endsAt: null, reason: '' }),
    save: ({ endsAt, ...values }) => end.run({ ...values, ...(endsAt !== null && { endsAt }) }),
    invalidates: [api.seller.coProduction],
    savedText: text.ended,
  })
  return (
    <FormDialog
      form={form}
      title={text.endTitle(contract.productName)}
      description={text.endText}
      saveLabel={text.end}
      onClose={onClose}
    >
      <LastDayField name="endsAt" label={text.endDay} help={text.endDayHelp} hint={optional} />
      <TextareaField name="reason" label={text.endReason} isRequired rows={2} maxLength={500} />
    </FormDialog>
  )
}
