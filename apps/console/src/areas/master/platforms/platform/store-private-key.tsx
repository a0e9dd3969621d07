import { privateKeyInput } from '@balcao/server/modules/operator/platforms/platform.input'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDialog } from '#kit/form/form-dialog.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { platformCatalogue } from './catalogue.ts'

const { TextareaField, PasswordField } = fieldsOf<z.input<typeof privateKeyInput>>()

export function StorePrivateKey({ platformId, onClose }: { platformId: string; onClose: () => void }) {
  const { key: text } = useMessages(platformCatalogue)
  const save = useAction(api.master.platforms.savePrivateKey)
  const form = useRecordForm({
    schema: privateKeyInput,
    toForm: () => ({ platformId, pem: '', passphrase: '' }),
    save: save.run,
    proven: true,
    invalidates: [api.master.platforms],
    savedText: text.saved,
  })
  return (
    <FormDialog
      form={form}
      title={text.title}
      description={text.text}
      saveLabel={text.save}
      onClose={onClose}
    >
      <TextareaField
        name="pem"
        label={text.pem}
        rows={6}
        placeholder="-----BEGIN PRIVATE KEY-----"
        isRequired
      />
      <PasswordField name="passphrase" label={text.passphrase} autoComplete="new-password" />
    </FormDialog>
  )
}
