import { licenseKeysInput } from '@balcao/server/modules/access/contents.input'
import { showToast } from '@balcao/ui/toast'
import { z } from 'zod'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDialog } from '#kit/form/form-dialog.tsx'
import { TextFileInput } from '#kit/form/text-file-input.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { productCatalogue } from './catalogue.ts'

type KeysForm = { contentId: string; keys: string }

/** The form takes pasted lines; the server takes a list. */
const keysForm = z
  .custom<KeysForm>()
  .transform(({ contentId, keys }) => ({
    contentId,
    keys: keys
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  }))
  .pipe(licenseKeysInput)

const { TextareaField } = fieldsOf<KeysForm>()

export function AddKeysDialog({ contentId, onClose }: { contentId: string; onClose: () => void }) {
  const { licenses: text } = useMessages(productCatalogue)
  const add = useAction(api.seller.contents.addLicenseKeys)
  const form = useRecordForm({
    schema: keysForm,
    toForm: (): KeysForm => ({ contentId, keys: '' }),
    save: add.run,
    invalidates: [api.seller.contents],
    onSaved: ({ added, repeated, given }) =>
      showToast({ tone: 'positive', title: text.added(added, repeated, given) }),
  })
  return (
    <FormDialog
      form={form}
      title={text.add}
      description={text.addText}
      saveLabel={text.save}
      onClose={onClose}
    >
      <TextareaField name="keys" label={text.keys} rows={8} isRequired />
      <TextFileInput name="keys" label={text.file} />
    </FormDialog>
  )
}
