import { banks } from '@balcao/domain/options/banks'
import { ownBankInput } from '@balcao/server/modules/payouts/bank-accounts/bank-account.input'
import { documentMask } from '@balcao/ui/masks'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { useMessages } from '../../i18n/use-messages.ts'
import { fieldsOf } from '../../kit/form/fields/fields-of.ts'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { useRecordForm } from '../../kit/form/use-record-form.ts'
import { bankAccountsCatalogue } from './catalogue.ts'
import { useAddBankAccount } from './use-add-bank-account.ts'

const { TextField, SelectField, MaskField } = fieldsOf<z.input<typeof ownBankInput>>()

const bankOptions = banks.map(({ code, name }) => ({ value: code, label: `${code} · ${name}` }))

export function OwnBankForm({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const messages = useMessages(bankAccountsCatalogue)
  const text = messages.form
  const form = useRecordForm({
    schema: ownBankInput,
    toForm: () => ({
      kind: 'BANK_ACCOUNT' as const,
      bankCode: '',
      branch: '',
      account: '',
      accountType: 'CHECKING' as const,
      holderDocument: '',
    }),
    ...useAddBankAccount(),
  })
  return (
    <FormDialog
      form={form}
      title={text.title}
      description={text.text}
      saveLabel={messages.add}
      onClose={onClose}
    >
      {children}
      <SelectField name="bankCode" label={text.bankCode} options={bankOptions} isRequired />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField name="branch" label={text.branch} help={text.branchHelp} autoComplete="off" isRequired />
        <TextField
          name="account"
          label={text.account}
          help={text.accountHelp}
          autoComplete="off"
          isRequired
        />
      </div>
      <SelectField
        name="accountType"
        label={text.accountType}
        options={(['CHECKING', 'SAVINGS'] as const).map((value) => ({
          value,
          label: text.accountTypes[value],
        }))}
        isRequired
      />
      <MaskField name="holderDocument" mask={documentMask} label={text.holderDocument} isRequired />
    </FormDialog>
  )
}
