import { privateKeyInput } from '@balcao/server/modules/acquirers/accounts/account.input'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDialog } from '#kit/form/form-dialog.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { acquiringsCatalogue } from './catalogue.ts'

const { PasswordField, TextareaField } = fieldsOf<z.input<typeof privateKeyInput>>()

/** The key with which the platform signs its payouts. */
export function PrivateKeyDialog({ onClose }: { onClose: () => void }) {
  const { keys: text, reason, reasonHelp } = useMessages(acquiringsCatalogue)
  const store = useAction(api.admin.acquirers.storePrivateKey)
  const form = useRecordForm({
    schema: privateKeyInput,
    toForm: () => ({ pem: '', passphrase: '', reason: '' }),
    save: store.run,
    proven: true,
    invalidates: [api.admin.acquirers],
    savedText: text.saved,
  })
  return (
    <FormDialog form={form} title={text.privateKey} saveLabel={text.upload} onClose={onClose}>
      <TextareaField
        name="pem"
        label={text.pem}
        help={text.pemHelp}
        rows={6}
        placeholder="-----BEGIN PRIVATE KEY-----"
        isRequired
      />
      <PasswordField name="passphrase" label={text.passphrase} autoComplete="new-password" />
      <TextareaField name="reason" label={reason} help={reasonHelp} rows={2} maxLength={500} isRequired />
    </FormDialog>
  )
}
