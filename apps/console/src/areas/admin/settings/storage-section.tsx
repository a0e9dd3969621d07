import { contentStorageInput } from '@balcao/server/modules/platforms/settings/content-storage.input'
import { Card, CardHeader } from '@balcao/ui/card'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormPanel } from '#kit/form/form-panel.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { platformSettingsCatalogue } from './catalogue.ts'
import { LastChange } from './last-change.tsx'

const { NumberField } = fieldsOf<z.input<typeof contentStorageInput>>()

export function StorageSection() {
  const { operation: text } = useMessages(platformSettingsCatalogue)
  const save = useAction(api.admin.contentStorage.save)
  const form = useRecordForm({
    query: api.admin.contentStorage.get.queryOptions(),
    schema: contentStorageInput,
    toForm: (stored) => ({ storagePerSellerGb: stored?.storagePerSellerGb ?? 50 }),
    save: save.run,
    invalidates: [api.admin.contentStorage, api.admin.settings],
    savedText: text.storageSaved,
  })
  return (
    <Card className="grid gap-4">
      <CardHeader title={text.storage} />
      <p className="text-muted">{text.storageText}</p>
      <FormPanel form={form} isInCard>
        <NumberField name="storagePerSellerGb" label={text.storageSize} suffix="GB" isRequired />
        <LastChange action="content_storage.saved" />
      </FormPanel>
    </Card>
  )
}
