import { ownHostInput } from '@balcao/server/modules/platforms/domains.input'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDialog } from '#kit/form/form-dialog.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { domainsCatalogue } from './catalogue.ts'

const { TextField } = fieldsOf<z.input<typeof ownHostInput>>()

export function AddDomain({ onClose }: { onClose: () => void }) {
  const text = useMessages(domainsCatalogue)
  const claim = useAction(api.admin.domains.claim)
  const form = useRecordForm({
    schema: ownHostInput,
    toForm: () => ({ host: '' }),
    save: claim.run,
    invalidates: [api.admin.domains],
    savedText: text.added,
  })
  return (
    <FormDialog
      form={form}
      title={text.addTitle}
      description={text.addText}
      saveLabel={text.save}
      onClose={onClose}
    >
      <TextField
        name="host"
        label={text.host}
        placeholder="checkout.suamarca.com.br"
        autoComplete="off"
        isRequired
      />
    </FormDialog>
  )
}
