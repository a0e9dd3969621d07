import { certificateInput } from '@balcao/server/modules/invoices/profile/fiscal-profile.input'
import { Field } from '@balcao/ui/field'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { useBoundField } from '#kit/form/fields/use-bound-field.ts'
import { FormDialog } from '#kit/form/form-dialog.tsx'
import { SmallFileInput } from '#kit/form/small-file-input.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { invoicesCatalogue } from './catalogue.ts'

type Form = z.input<typeof certificateInput>
const { PasswordField } = fieldsOf<Form>()

/** Form of the certificate file and its password. The server opens the file at once, so a wrong password is shown here. */
export function CertificateDialog({ onClose }: { onClose: () => void }) {
  const { certificate: text } = useMessages(invoicesCatalogue).profile
  const save = useAction(api.seller.invoices.saveCertificate)
  const form = useRecordForm({
    schema: certificateInput,
    toForm: (): Form => ({ file: '', password: '' }),
    save: save.run,
    proven: true,
    invalidates: [api.seller.invoices],
    savedText: text.saved,
  })
  return (
    <FormDialog
      form={form}
      title={text.dialog}
      description={text.dialogText}
      saveLabel={text.save}
      onClose={onClose}
    >
      <FileField label={text.file} rules={text.fileRules} />
      <PasswordField name="password" label={text.password} autoComplete="new-password" />
    </FormDialog>
  )
}

/** The file, in base64. */
function FileField({ label, rules }: { label: string; rules: string }) {
  const { id, field, error } = useBoundField({ name: 'file', label })
  return (
    <Field {...{ id, label, error }} isRequired>
      <SmallFileInput accept=".pfx,.p12,application/x-pkcs12" rules={rules} onRead={field.onChange} />
    </Field>
  )
}
