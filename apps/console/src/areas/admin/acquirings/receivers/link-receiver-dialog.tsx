import { proposeReceiverLinkInput } from '@balcao/server/modules/proposals/proposal.input'
import { RadioGroup } from '@balcao/ui/radio-group'
import { useState } from 'react'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { type AcquirerAccount, accountName } from '#areas/admin/acquirings/acquirer.ts'
import { acquiringsCatalogue } from '#areas/admin/acquirings/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDialog } from '#kit/form/form-dialog.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { receiversCatalogue } from './catalogue.ts'

type LinkForm = z.input<typeof proposeReceiverLinkInput>
/** Person and account of a receiver. */
export type LinkedPlace = Pick<LinkForm, 'accountId' | 'userId'>

const { LookUpField, SelectField, TextField, PasswordField, TextareaField } = fieldsOf<LinkForm>()

type LinkReceiverDialogProps = {
  accounts: readonly AcquirerAccount[]
  /** Null: person and account are chosen here. */
  place: LinkedPlace | null
  onClose: () => void
}

/** Links a receiver that already exists at the acquirer: the platform's own, or one whose answer was lost. */
export function LinkReceiverDialog({ accounts, place, onClose }: LinkReceiverDialogProps) {
  const { link: text, column } = useMessages(receiversCatalogue)
  const [isOfPlatform, setIsOfPlatform] = useState(false)
  const { proposed, reason, reasonHelp } = useMessages(acquiringsCatalogue)
  const link = useAction(api.admin.acquirerChanges.linkReceiver)
  const [requestId] = useState(() => crypto.randomUUID())
  const form = useRecordForm({
    schema: proposeReceiverLinkInput,
    toForm: (): LinkForm => ({
      accountId: accounts[0]?.id ?? '',
      userId: '',
      ...place,
      requestId,
      providerReference: '',
      reason: '',
    }),
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
      {place === null && (
        <>
          <SelectField
            name="accountId"
            label={column.account}
            options={accounts.map((account) => ({ value: account.id, label: accountName(account) }))}
          />
          <RadioGroup
            label={text.whose}
            value={isOfPlatform ? 'PLATFORM' : 'PERSON'}
            onChange={(whose) => {
              setIsOfPlatform(whose === 'PLATFORM')
              form.form.setValue('userId', whose === 'PLATFORM' ? null : '')
            }}
            options={[
              { value: 'PERSON', label: text.ofPerson },
              { value: 'PLATFORM', label: text.ofPlatform },
            ]}
          />
          {!isOfPlatform && (
            <LookUpField
              name="userId"
              label={column.name}
              lookUp={api.admin.routes.sellers.queryOptions}
              isRequired
            />
          )}
        </>
      )}
      <TextField name="providerReference" label={text.reference} isRequired />
      <PasswordField name="token" label={text.token} help={text.tokenHelp} autoComplete="new-password" />
      <TextareaField name="reason" label={reason} help={reasonHelp} rows={2} maxLength={500} isRequired />
    </FormDialog>
  )
}
