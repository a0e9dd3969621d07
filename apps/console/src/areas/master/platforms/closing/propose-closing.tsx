import { proposeClosingInput } from '@balcao/server/modules/operator/closing/closing.input'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDialog } from '#kit/form/form-dialog.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { closingCatalogue } from './catalogue.ts'

const schema = proposeClosingInput.pick({ closesOn: true, reason: true })
const { DayField, TextareaField } = fieldsOf<z.input<typeof schema>>()

export function ProposeClosing({ platformId, onClose }: { platformId: string; onClose: () => void }) {
  const { propose: text } = useMessages(closingCatalogue)
  const propose = useAction(api.master.closing.propose)
  const form = useRecordForm({
    schema,
    toForm: (): z.input<typeof schema> => ({ closesOn: '', reason: '' }),
    save: (values) => propose.run({ ...values, platformId }),
    proven: true,
    invalidates: [api.master.closing, api.master.platforms],
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
      <DayField name="closesOn" label={text.closesOn} isRequired />
      <TextareaField name="reason" label={text.reason} rows={2} isRequired />
    </FormDialog>
  )
}
