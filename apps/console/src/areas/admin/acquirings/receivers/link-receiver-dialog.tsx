import { proposeReceiverLinkInput } from '@balcao/server/modules/proposals/proposal.input'
import { useState } from 'react'
import type { z } from 'zod'
import { api } from '../../../../api/client.ts'
import { useMessages } from '../../../../i18n/use-messages.ts'
import { useAction } from '../../../../kit/action/use-action.ts'
import { fieldsOf } from '../../../../kit/form/fields/fields-of.ts'
import { FormDialog } from '../../../../kit/form/form-dialog.tsx'
import { useRecordForm } from '../../../../kit/form/use-record-form.ts'
import { acquiringsCatalogue } from '../catalogue.ts'
import { receiversCatalogue } from './catalogue.ts'

type LinkForm = z.input<typeof proposeReceiverLinkInput>
/** Whose receiver, at which account. */
export type LinkedPlace = Pick<LinkForm, 'accountId' | 'userId'>

const { TextField, PasswordField, TextareaField } = fieldsOf<LinkForm>()

/** Names a receiver that exists at the acquirer already, such as one whose answer was lost. */
export function LinkReceiverDialog({ place, onClose }: { place: LinkedPlace; onClose: () => void }) {
  const text = useMessages(receiversCatalogue).link
  const { proposed, reason, reasonHelp } = useMessages(acquiringsCatalogue)
  const link = useAction(api.admin.acquirerChanges.linkReceiver)
  const [requestId] = useState(() => crypto.randomUUID())
  const form = useRecordForm({
    schema: proposeReceiverLinkInput,
    toForm: (): LinkForm => ({ ...place, requestId, providerReference: '', reason: '' }),
    save: ({ token, ...values }) => link.run(token ? { ...values, token } : values),
    proven: true,
    invalidates: [api.admin.receivers, api.admin.approvals],
    savedText: ({ outcome }) => (outcome === 'DONE' ? text.done : proposed),
  })
  return (
    <FormDialog
      form={form}
      title={text.label}
      description={text.text}
      saveLabel={text.save}
      onClose={onClose}
    >
      <TextField name="providerReference" label={text.reference} isRequired />
      <PasswordField name="token" label={text.token} help={text.tokenHelp} autoComplete="new-password" />
      <TextareaField name="reason" label={reason} help={reasonHelp} rows={2} maxLength={500} isRequired />
    </FormDialog>
  )
}
