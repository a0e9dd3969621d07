import { certificateInput } from '@balcao/server/modules/acquirers/accounts/account.input'
import { Field } from '@balcao/ui/field'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDialog } from '#kit/form/form-dialog.tsx'
import { SmallFileInput } from '#kit/form/small-file-input.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { acquiringsCatalogue } from './catalogue.ts'

const { PasswordField, TextareaField } = fieldsOf<z.input<typeof certificateInput>>()

type CertificateDialogProps = { half: 'cashIn' | 'cashOut'; onClose: () => void }

/** A certificate of the platform. It is sent to the server, which seals it; this page keeps no copy. */
export function CertificateDialog({ half, onClose }: CertificateDialogProps) {
  const { keys: text, form: words, reason, reasonHelp } = useMessages(acquiringsCatalogue)
  const store = useAction(api.admin.acquirers.storeCertificate)
  const form = useRecordForm({
    schema: certificateInput,
    toForm: (): z.input<typeof certificateInput> => ({ half, file: '', passphrase: '', reason: '' }),
    save: store.run,
    proven: true,
    invalidates: [api.admin.acquirers],
    savedText: text.saved,
  })
  const error = form.errors.file ? text.noFile : undefined
  return (
    <FormDialog form={form} title={words.certificate[half]} saveLabel={text.upload} onClose={onClose}>
      <Field label={text.file} error={error} isRequired>
        <SmallFileInput
          accept=".pfx,.p12,.pem,.crt,.key"
          rules={text.fileHelp}
          onRead={(content) => form.form.setValue('file', content, { shouldDirty: true })}
        />
      </Field>
      <PasswordField name="passphrase" label={text.passphrase} autoComplete="new-password" />
      <TextareaField name="reason" label={reason} help={reasonHelp} rows={2} maxLength={500} isRequired />
    </FormDialog>
  )
}
