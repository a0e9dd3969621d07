import { importSources, importSubjects } from '@balcao/domain/platform/imports'
import { newImportInput } from '@balcao/server/modules/imports/import.input'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { ContentFileField } from '#features/media/content-file-field.tsx'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDialog } from '#kit/form/form-dialog.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { importsCatalogue } from './catalogue.ts'

const { RadioField } = fieldsOf<z.input<typeof newImportInput>>()

/** Source, contents and file of a new import; its page opens with the columns. */
export function NewImportDialog({ onClose }: { onClose: () => void }) {
  const { form: text, source, subject } = useMessages(importsCatalogue)
  const navigate = useNavigate()
  const [fileName, setFileName] = useState('arquivo.csv')
  const create = useAction(api.seller.imports.create)
  const form = useRecordForm({
    schema: newImportInput,
    toForm: (): z.input<typeof newImportInput> => ({
      source: 'HOTMART',
      subject: 'SALES',
      fileKey: '',
      fileName: 'arquivo.csv',
    }),
    save: async (wish) => {
      const { importId } = await create.run({ ...wish, fileName })
      void navigate({ to: `/platform/imports/${importId}` })
    },
    invalidates: [api.seller.imports.list],
  })
  return (
    <FormDialog
      form={form}
      title={text.title}
      description={text.text}
      saveLabel={text.save}
      onClose={onClose}
    >
      <RadioField
        name="source"
        label={text.source}
        options={importSources.map((value) => ({ value, label: source[value] }))}
      />
      <RadioField
        name="subject"
        label={text.subject}
        options={importSubjects.map((value) => ({
          value,
          label: subject[value],
          description: text.subjectHelp[value],
        }))}
      />
      <ContentFileField
        name="fileKey"
        label={text.file}
        accepts="IMPORT"
        isRequired
        onChosen={({ name }) => setFileName(name.slice(-255))}
      />
    </FormDialog>
  )
}
