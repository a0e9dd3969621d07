import {
  type GivenAccessInput,
  givenListInput,
  studentsPerCall,
} from '@balcao/server/modules/access/given/given.input'
import { z } from 'zod'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDialog } from '#kit/form/form-dialog.tsx'
import { TextFileInput } from '#kit/form/text-file-input.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { courseCatalogue } from './catalogue.ts'
import { readStudents } from './read-students.ts'

type StudentsForm = { productId: string; students: string }

/** The form takes pasted lines; the server takes a list. One person is a gift, more are an import. */
const studentsForm = z
  .custom<StudentsForm>()
  .transform(({ productId, students: lines }) => {
    const students = readStudents(lines)
    return { productId, source: students.length === 1 ? ('GIFT' as const) : ('IMPORT' as const), students }
  })
  .pipe(givenListInput)

const { TextareaField } = fieldsOf<StudentsForm>()

export function AddStudentsDialog({ productId, onClose }: { productId: string; onClose: () => void }) {
  const { students: text } = useMessages(courseCatalogue)
  const give = useAction(api.seller.courses.giveAccess)
  /** When a slice is refused, the students of the earlier slices have access; the same list may be sent again. */
  async function giveInSlices({ students, ...gift }: GivenAccessInput) {
    const total = { added: 0, already: 0 }
    for (let first = 0; first < students.length; first += studentsPerCall) {
      const slice = students.slice(first, first + studentsPerCall)
      const { added, already } = await give.run({ ...gift, students: slice })
      total.added += added
      total.already += already
    }
    return total
  }
  const form = useRecordForm({
    schema: studentsForm,
    toForm: (): StudentsForm => ({ productId, students: '' }),
    save: giveInSlices,
    invalidates: [api.seller.courses],
    savedText: ({ added, already }) => text.added(added, already),
  })
  return (
    <FormDialog
      form={form}
      title={text.addTitle}
      description={text.addText}
      saveLabel={text.send}
      onClose={onClose}
    >
      <TextareaField name="students" label={text.list} help={text.listHelp} rows={8} isRequired />
      <TextFileInput name="students" label={text.file} />
    </FormDialog>
  )
}
