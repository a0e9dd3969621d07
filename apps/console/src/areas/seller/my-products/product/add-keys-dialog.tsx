import { licenseKeysInput } from '@balcao/server/modules/access/contents.input'
import { showToast } from '@balcao/ui/toast'
import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { z } from 'zod'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDialog } from '#kit/form/form-dialog.tsx'
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
      <FileOfKeys />
    </FormDialog>
  )
}

/** A text file is read in the browser and shown in the field before it is sent. */
function FileOfKeys() {
  const { licenses: text } = useMessages(productCatalogue)
  const { setValue } = useFormContext<KeysForm>()
  const id = useId()
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-medium text-sm">
        {text.file}
      </label>
      <input
        id={id}
        type="file"
        accept=".txt,.csv,text/plain,text/csv"
        className="text-sm"
        onChange={async ({ target }) => {
          const [file] = target.files ?? []
          if (file) setValue('keys', await file.text(), { shouldDirty: true, shouldValidate: true })
        }}
      />
    </div>
  )
}
