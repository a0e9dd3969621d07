import { answerDeletionInput } from '@balcao/server/modules/accounts/privacy/deletion.input'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDialog } from '#kit/form/form-dialog.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { deletionsCatalogue } from './catalogue.ts'
import type { DeletionRow } from './deletion-columns.tsx'

const { TextareaField } = fieldsOf<z.input<typeof answerDeletionInput>>()

/**
 * What was deleted, what the law requires to keep, or why nothing was deleted: the person reads it in their
 * account.
 */
export function AnswerDialog({ request, onClose }: { request: DeletionRow; onClose: () => void }) {
  const text = useMessages(deletionsCatalogue).answer
  const answer = useAction(api.admin.deletions.answer, { isErrorShownHere: true })
  const form = useRecordForm({
    schema: answerDeletionInput,
    toForm: () => ({ requestId: request.id, answer: '' }),
    save: answer.run,
    invalidates: [api.admin.deletions],
    savedText: text.done,
  })
  return (
    <FormDialog
      form={form}
      title={text.title(request.name)}
      description={text.text}
      saveLabel={text.label}
      onClose={onClose}
    >
      <TextareaField name="answer" label={text.field} help={text.help} rows={5} isRequired />
    </FormDialog>
  )
}
