import { defaultReceiverInput } from '@balcao/server/modules/operator/platforms/platform.input'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import type { PlatformPage } from '#areas/master/platforms/platform.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDialog } from '#kit/form/form-dialog.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { platformCatalogue } from './catalogue.ts'

const { TextField } = fieldsOf<z.input<typeof defaultReceiverInput>>()

type DefaultReceiverDialogProps = {
  platformId: string
  account: PlatformPage['acquirers'][number]
  onClose: () => void
}

/** The platform's own receiver at an acquirer, by the acquirer's id. */
export function DefaultReceiverDialog({ platformId, account, onClose }: DefaultReceiverDialogProps) {
  const { receiver: text } = useMessages(platformCatalogue)
  const save = useAction(api.master.platforms.saveDefaultReceiver)
  const form = useRecordForm({
    schema: defaultReceiverInput,
    toForm: () => ({
      platformId,
      accountId: account.id,
      providerReference: account.defaultReceiverId ?? '',
    }),
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
      <TextField name="providerReference" label={text.id} autoComplete="off" isRequired />
    </FormDialog>
  )
}
