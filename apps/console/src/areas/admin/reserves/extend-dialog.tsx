import { extendReserveInput } from '@balcao/server/modules/ledger/reserves/reserve.input'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDialog } from '#kit/form/form-dialog.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { reservesCatalogue } from './catalogue.ts'
import type { ReserveRow } from './reserve.ts'

const { TextField, TextareaField } = fieldsOf<z.input<typeof extendReserveInput>>()

export function ExtendDialog({ reserve, onClose }: { reserve: ReserveRow; onClose: () => void }) {
  const text = useMessages(reservesCatalogue).extend
  const extend = useAction(api.admin.reserves.extend)
  const form = useRecordForm({
    schema: extendReserveInput,
    toForm: () => ({ lotId: reserve.id, until: '', reason: '' }),
    save: (values) => extend.run(values),
    proven: true,
    invalidates: [api.admin.reserves],
    savedText: text.done,
  })
  return (
    <FormDialog
      form={form}
      title={text.title(reserve.person.name)}
      description={text.text}
      saveLabel={text.save}
      onClose={onClose}
    >
      <TextField name="until" label={text.until} type="date" isRequired />
      <TextareaField name="reason" label={text.reason} help={text.reasonHelp} isRequired />
    </FormDialog>
  )
}
