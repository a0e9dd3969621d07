import { paperRefusals } from '@balcao/domain/seller-profile'
import { refuseDocumentInput } from '@balcao/server/modules/accounts/documents/document.input'
import type { z } from 'zod'
import { api } from '../../../api/client.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import { useAction } from '../../../kit/action/use-action.ts'
import { fieldsOf } from '../../../kit/form/fields/fields-of.ts'
import { FormDialog } from '../../../kit/form/form-dialog.tsx'
import { useRecordForm } from '../../../kit/form/use-record-form.ts'
import { documentValidationCatalogue } from './catalogue.ts'
import type { DocumentRow } from './document-columns.tsx'

const { SelectField, TextareaField } = fieldsOf<z.input<typeof refuseDocumentInput>>()

type RefuseDocumentDialogProps = { document: DocumentRow; onClose: () => void }

export function RefuseDocumentDialog({ document, onClose }: RefuseDocumentDialogProps) {
  const messages = useMessages(documentValidationCatalogue)
  const text = messages.refuse
  const refuse = useAction(api.admin.documents.refuse)
  const form = useRecordForm({
    schema: refuseDocumentInput,
    toForm: () => ({ documentId: document.id, refusal: 'ILLEGIBLE' as const, note: '' }),
    save: (values) => refuse.run(values),
    invalidates: [api.admin.documents],
    savedText: text.done,
  })
  return (
    <FormDialog
      form={form}
      title={text.title}
      description={text.text}
      saveLabel={text.label}
      onClose={onClose}
    >
      <SelectField
        name="refusal"
        label={text.reason}
        options={paperRefusals.map((refusal) => ({ value: refusal, label: messages.refusal[refusal] }))}
      />
      <TextareaField name="note" label={text.note} help={text.noteHelp} />
    </FormDialog>
  )
}
