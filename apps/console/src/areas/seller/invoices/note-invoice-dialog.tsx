import { outsideInvoiceInput } from '@balcao/server/modules/invoices/asking/invoice.input'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDialog } from '#kit/form/form-dialog.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { invoicesCatalogue } from './catalogue.ts'

type Form = z.input<typeof outsideInvoiceInput>
const { TextField } = fieldsOf<Form>()

/** Number and link of an invoice that another system issued. */
export function NoteInvoiceDialog({ invoiceId, onClose }: { invoiceId: string; onClose: () => void }) {
  const { note: text, action } = useMessages(invoicesCatalogue)
  const { optional } = useMessages(coreCatalogue)
  const note = useAction(api.seller.invoices.noteOutside)
  const form = useRecordForm({
    schema: outsideInvoiceInput,
    toForm: (): Form => ({ invoiceId, number: '', url: '' }),
    save: note.run,
    invalidates: [api.seller.invoices],
    savedText: action.noted,
  })
  return (
    <FormDialog
      form={form}
      title={text.title}
      description={text.text}
      saveLabel={text.save}
      onClose={onClose}
    >
      <TextField name="number" label={text.number} isRequired maxLength={60} autoComplete="off" />
      <TextField name="url" label={text.url} hint={optional} maxLength={2_048} autoComplete="off" />
    </FormDialog>
  )
}
