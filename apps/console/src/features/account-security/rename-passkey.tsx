import { renamePasskeyInput } from '@balcao/server/modules/accounts/passkeys/passkey.input'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDialog } from '#kit/form/form-dialog.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { accountSecurityCatalogue } from './catalogue.ts'

const { TextField } = fieldsOf<z.input<typeof renamePasskeyInput>>()

type RenamePasskeyProps = { passkey: { id: string; label: string }; onClose: () => void }

export function RenamePasskey({ passkey: { id, label }, onClose }: RenamePasskeyProps) {
  const text = useMessages(accountSecurityCatalogue).passkeys
  const rename = useAction(api.account.renamePasskey)
  const form = useRecordForm({
    schema: renamePasskeyInput,
    toForm: () => ({ passkeyId: id, label }),
    save: rename.run,
    invalidates: [api.account.listPasskeys],
    savedText: text.renamed,
  })
  return (
    <FormDialog form={form} title={text.renameTitle} saveLabel={text.rename} onClose={onClose}>
      <TextField name="label" label={text.name} help={text.nameHelp} isRequired />
    </FormDialog>
  )
}
