import { receiverBanks } from '@balcao/domain/options/receiver-banks'
import { states } from '@balcao/domain/options/states'
import { newReceiverInput } from '@balcao/server/modules/acquirers/receivers/receivers.input'
import { Banner } from '@balcao/ui/banner'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { type AcquirerAccount, accountName } from '#areas/admin/acquirings/acquirer.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDialog } from '#kit/form/form-dialog.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { receiversCatalogue } from './catalogue.ts'
import type { Receiver } from './receiver-columns.tsx'
import { RegistrationFields } from './registration-fields.tsx'

type ReceiverForm = z.input<typeof newReceiverInput>

const { LookUpField, SelectField, TextField, RadioField, MoneyField } = fieldsOf<ReceiverForm>()

type CreateReceiverDialogProps = {
  accounts: readonly AcquirerAccount[]
  /** A receiver that was refused or whose answer was lost: it is requested again. */
  former: Receiver | null
  onClose: () => void
}

/** Registers a person as a receiver at an acquirer. The bank and address data is passed on and not stored. */
export function CreateReceiverDialog({ accounts, former, onClose }: CreateReceiverDialogProps) {
  const messages = useMessages(receiversCatalogue)
  const text = messages.create
  const create = useAction(api.admin.receivers.create)
  const isLost = former?.certainty === 'UNKNOWN'
  const form = useRecordForm({
    schema: newReceiverInput,
    toForm: (): ReceiverForm => ({
      accountId: former?.account.id ?? accounts[0]?.id ?? '',
      userId: former?.userId ?? '',
      bankAccount: {
        bankCode: '',
        branchNumber: '',
        accountNumber: '',
        accountDigit: '',
        accountType: 'CHECKING',
      },
      address: { street: '', number: '', district: '', city: '', state: '', zipcode: '' },
      ...(isLost && { isSureNoneExists: true }),
    }),
    save: create.run,
    proven: true,
    invalidates: [api.admin.receivers],
    savedText: text.done,
  })
  const accountId = useWatch({ control: form.form.control, name: 'accountId' })
  const needs = accounts.find(({ id }) => id === accountId)?.can.receiverNeeds ?? []
  return (
    <FormDialog
      form={form}
      title={text.label}
      description={text.text}
      saveLabel={text.save}
      onClose={onClose}
    >
      {isLost && <Banner tone="pending">{text.lost}</Banner>}
      {needs.includes('papers') && <Banner tone="info">{text.papers}</Banner>}
      <SelectField
        name="accountId"
        label={messages.column.account}
        options={accounts.map((account) => ({ value: account.id, label: accountName(account) }))}
      />
      <LookUpField
        name="userId"
        label={messages.column.name}
        lookUp={api.admin.routes.sellers.queryOptions}
        chosenName={former?.name ?? undefined}
        isRequired
      />
      <SelectField
        name="bankAccount.bankCode"
        label={text.bank}
        options={receiverBanks.map(({ code, name }) => ({ value: code, label: `${code} · ${name}` }))}
        isRequired
      />
      <RadioField
        name="bankAccount.accountType"
        label={text.accountType}
        options={[
          { value: 'CHECKING', label: text.checking },
          { value: 'SAVINGS', label: text.savings },
        ]}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name="bankAccount.branchNumber" label={text.branch} isRequired />
        <TextField name="bankAccount.branchDigit" label={text.branchDigit} help={text.branchDigitHelp} />
        <TextField name="bankAccount.accountNumber" label={text.accountNumber} isRequired />
        <TextField name="bankAccount.accountDigit" label={text.digit} isRequired />
      </div>
      <TextField name="bankAccount.pixCode" label={text.pixKey} help={text.optional} />
      <div className="grid gap-4 sm:grid-cols-[1fr_2fr]">
        <TextField name="address.zipcode" label={text.zipcode} isRequired />
        <TextField name="address.street" label={text.street} isRequired />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name="address.number" label={text.number} isRequired />
        <TextField name="address.district" label={text.district} isRequired />
        <TextField name="address.city" label={text.city} isRequired />
        <SelectField
          name="address.state"
          label={text.state}
          options={states.map(({ code, name }) => ({ value: code, label: name }))}
          isRequired
        />
      </div>
      <TextField name="description" label={text.description} help={text.optional} />
      <MoneyField
        name="monthlyRevenueCents"
        label={text.revenue}
        help={text.revenueHelp}
        isRequired={needs.includes('monthlyRevenue')}
      />
      {needs.includes('registration') && <RegistrationFields />}
    </FormDialog>
  )
}
