import { debtNoteInput, debtStages } from '@balcao/server/modules/ledger/debts/debt.input'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDialog } from '#kit/form/form-dialog.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { debtsCatalogue } from './catalogue.ts'
import type { Debt } from './debt.ts'

const { SelectField, TextareaField } = fieldsOf<z.input<typeof debtNoteInput>>()

export function NoteDialog({ debt, onClose }: { debt: Debt; onClose: () => void }) {
  const messages = useMessages(debtsCatalogue)
  const text = messages.note
  const note = useAction(api.admin.debts.note)
  const { person, currency, notes } = debt
  const form = useRecordForm({
    schema: debtNoteInput,
    toForm: () => ({ userId: person.id, currency, stage: notes[0]?.stage ?? ('NOTICE' as const), note: '' }),
    save: (values) => note.run(values),
    invalidates: [api.admin.debts],
    savedText: text.done,
  })
  return (
    <FormDialog
      form={form}
      title={text.title(person.name)}
      description={text.text}
      saveLabel={text.save}
      onClose={onClose}
    >
      <SelectField
        name="stage"
        label={text.stage}
        options={debtStages.map((stage) => ({ value: stage, label: messages.stage[stage] }))}
      />
      <TextareaField name="note" label={text.note} help={text.noteHelp} isRequired />
    </FormDialog>
  )
}
