import { courseSettingsInput } from '@balcao/server/modules/courses/course.input'
import { Card } from '@balcao/ui/card'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormPanel } from '#kit/form/form-panel.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { courseCatalogue } from './catalogue.ts'

const { SwitchField } = fieldsOf<z.input<typeof courseSettingsInput>>()

export function SettingsTab({ productId }: { productId: string }) {
  const { settings: text } = useMessages(courseCatalogue)
  const save = useAction(api.seller.courses.saveSettings)
  const form = useRecordForm({
    query: api.seller.courses.get.queryOptions({ productId }),
    schema: courseSettingsInput,
    toForm: (course) => ({
      productId,
      hasCertificate: course?.hasCertificate ?? true,
      approvesComments: course?.approvesComments ?? false,
    }),
    save: save.run,
  })
  return (
    <FormPanel form={form}>
      <Card className="grid grid-cols-1 gap-6">
        <SwitchField name="hasCertificate" label={text.hasCertificate} help={text.hasCertificateHelp} />
        <SwitchField name="approvesComments" label={text.approvesComments} help={text.approvesCommentsHelp} />
      </Card>
    </FormPanel>
  )
}
