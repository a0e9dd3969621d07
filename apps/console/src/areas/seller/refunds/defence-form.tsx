import { defenceInput } from '@balcao/server/modules/refunds/disputes/dispute.input'
import { z } from 'zod'
import { api } from '#api/client.ts'
import type { Dispute } from '#features/refunds/refunds-data.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDialog } from '#kit/form/form-dialog.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { sellerRefundsCatalogue } from './catalogue.ts'

/** Each file is a row of the form; empty rows are not sent. */
const defenceForm = z
  .object({
    disputeId: z.string(),
    defence: z.string(),
    files: z.array(z.object({ key: z.string().nullable() })),
  })
  .transform(
    ({ files, ...defence }): z.input<typeof defenceInput> => ({
      ...defence,
      fileKeys: files.flatMap(({ key }) => (key === null ? [] : [key])),
    }),
  )
  .pipe(defenceInput)

const { TextareaField, RowsField, UploadField } = fieldsOf<z.input<typeof defenceForm>>()

const filesMax = 10

/** The seller's account of the events, and the files that prove it. */
export function DefenceForm({ dispute, onClose }: { dispute: Dispute; onClose: () => void }) {
  const text = useMessages(sellerRefundsCatalogue).dispute.form
  const defend = useAction(api.seller.disputes.defend)
  const form = useRecordForm({
    schema: defenceForm,
    toForm: () => ({ disputeId: dispute.disputeId, defence: dispute.defence ?? '', files: [] }),
    save: defend.run,
    invalidates: [api.seller.disputes],
    savedText: text.sent,
  })
  return (
    <FormDialog
      form={form}
      title={text.title}
      description={text.text}
      saveLabel={text.send}
      onClose={onClose}
    >
      <TextareaField name="defence" label={text.defence} help={text.defenceHelp} rows={6} isRequired />
      <RowsField
        name="files"
        label={text.files}
        rowLabel={(index) => text.file(index + 1)}
        addLabel={text.addFile}
        newRow={() => ({ key: null })}
        max={filesMax}
        isUnordered
      >
        {(path, index) => (
          <UploadField
            name={`${path}.key`}
            label={text.file(index + 1)}
            purpose="DISPUTE_EVIDENCE"
            accept={['image/png', 'image/jpeg', 'application/pdf']}
            maxMegabytes={10}
            keep="key"
          />
        )}
      </RowsField>
    </FormDialog>
  )
}
