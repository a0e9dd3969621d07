import { lessonKinds } from '@balcao/domain/delivery/courses'
import { newLessonInput } from '@balcao/server/modules/courses/course.input'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDialog } from '#kit/form/form-dialog.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { courseCatalogue } from './catalogue.ts'

type NewLesson = z.input<typeof newLessonInput>

const { TextField, RadioField } = fieldsOf<NewLesson>()

type NewLessonDialogProps = {
  productId: string
  moduleId: string
  onClose: () => void
  onMade: (lessonId: string) => void
}

/** A lesson begins as a draft with a title and a kind; its drawer opens next. */
export function NewLessonDialog({ productId, moduleId, onClose, onMade }: NewLessonDialogProps) {
  const { lesson: text, kind } = useMessages(courseCatalogue)
  const add = useAction(api.seller.courses.addLesson)
  const form = useRecordForm({
    schema: newLessonInput,
    toForm: (): NewLesson => ({ productId, moduleId, title: '', kind: 'TEXT' }),
    save: add.run,
    invalidates: [api.seller.courses],
    onSaved: ({ lessonId }) => onMade(lessonId),
  })
  return (
    <FormDialog form={form} title={text.new} saveLabel={text.create} onClose={onClose}>
      <TextField name="title" label={text.title} isRequired />
      <RadioField
        name="kind"
        label={text.kind}
        options={lessonKinds.map((value) => ({ value, label: kind[value] }))}
      />
    </FormDialog>
  )
}
