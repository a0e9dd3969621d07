import { moduleReleases } from '@balcao/domain/delivery/courses'
import { moduleInput } from '@balcao/server/modules/courses/course.input'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDialog } from '#kit/form/form-dialog.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { courseCatalogue } from './catalogue.ts'
import type { CourseModule } from './course.ts'
import { ReleaseFields } from './release-fields.tsx'

type ModuleForm = z.input<typeof moduleInput>

const { TextField } = fieldsOf<ModuleForm>()

type ModuleDialogProps = { productId: string; module?: CourseModule; onClose: () => void }

export function ModuleDialog({ productId, module, onClose }: ModuleDialogProps) {
  const { module: text } = useMessages(courseCatalogue)
  const { action } = useMessages(coreCatalogue)
  const save = useAction(api.seller.courses.saveModule)
  const form = useRecordForm({
    schema: moduleInput,
    toForm: (): ModuleForm => ({
      productId,
      ...(module && { moduleId: module.id }),
      title: module?.title ?? '',
      release: module?.release ?? 'AT_ONCE',
      releaseOn: module?.releaseOn ?? null,
      releaseDays: module?.releaseDays ?? null,
    }),
    save: save.run,
    invalidates: [api.seller.courses],
  })
  return (
    <FormDialog
      form={form}
      title={module ? text.edit : text.new}
      {...(module && { saveLabel: action.save })}
      onClose={onClose}
    >
      <TextField name="title" label={text.title} isRequired />
      <ReleaseFields releases={moduleReleases} />
    </FormDialog>
  )
}
