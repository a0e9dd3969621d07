import { type ForeignCurrency, foreignCurrencies } from '@balcao/domain/money/exchange'
import { commonBanks } from '@balcao/domain/options/common-banks'
import { detectPixKeyType, type PixKeyType } from '@balcao/domain/payments/pix-key'
import { formatDocument } from '@balcao/domain/people/document'
import { writeInputProblem } from '@balcao/domain/texts/input-problems'
import { bankAccountInput } from '@balcao/server/modules/payouts/bank-accounts/bank-account.input'
import { SegmentedControl } from '@balcao/ui/segmented-control'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { usePayee } from '#features/payee/use-payee.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDialog } from '#kit/form/form-dialog.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { bankAccountsCatalogue } from './catalogue.ts'

type Kind = 'PIX' | 'BANK_ACCOUNT' | 'ABROAD'
type BankAccountDialogProps = { onClose: () => void }

export function BankAccountDialog({ onClose }: BankAccountDialogProps) {
  const [kind, setKind] = useState<Kind>('PIX')
  const payee = usePayee()
  const holder = useQuery(payee.bankAccounts.holder.queryOptions())
  const paid = useQuery(payee.withdrawals.currencies.queryOptions()).data ?? []
  const document = holder.data?.document ?? ''
  const currencies = foreignCurrencies.filter((currency) => paid.includes(currency))
  const choice = <KindChoice kind={kind} paysAbroad={currencies.length > 0} onKind={setKind} />
  if (kind === 'PIX') return <PixKeyForm onClose={onClose} choice={choice} />
  if (kind === 'ABROAD')
    return (
      <AbroadForm currencies={currencies} name={holder.data?.name ?? ''} onClose={onClose} choice={choice} />
    )
  // The form is remounted once the account holder's required document is known.
  return <BankForm key={document} document={document} onClose={onClose} choice={choice} />
}

type FormProps = BankAccountDialogProps & { choice: ReactNode }

function useAdding() {
  const text = useMessages(bankAccountsCatalogue)
  const payee = usePayee()
  const add = useAction(payee.bankAccounts.add)
  return {
    text,
    shared: {
      save: add.run,
      proven: true,
      invalidates: payee.showsAccounts,
      savedText: text.added,
    },
  }
}

/** Only the key is typed: its kind follows from it. */
const pixKeySchema = z.object({ pixKey: z.string().trim() }).transform(({ pixKey }, context) => {
  const parsed = bankAccountInput.safeParse({
    kind: 'PIX',
    pixKeyType: detectPixKeyType(pixKey),
    pixKey,
  })
  if (parsed.success) return parsed.data
  const code = pixKey === '' ? 'required' : 'invalid'
  context.addIssue({ code: 'custom', path: ['pixKey'], message: writeInputProblem({ code }) })
  return z.NEVER
})
const pixFields = fieldsOf<z.input<typeof pixKeySchema>>()

function PixKeyForm({ onClose, choice }: FormProps) {
  const { text, shared } = useAdding()
  const form = useRecordForm({ ...shared, schema: pixKeySchema, toForm: () => ({ pixKey: '' }) })
  return (
    <FormDialog
      form={form}
      title={text.add}
      description={text.addText}
      onClose={onClose}
      saveLabel={text.add}
    >
      {choice}
      <PixKeyField />
    </FormDialog>
  )
}

function PixKeyField() {
  const text = useMessages(bankAccountsCatalogue)
  const pixKey: unknown = useWatch({ name: 'pixKey' })
  const type: PixKeyType | null = typeof pixKey === 'string' ? detectPixKeyType(pixKey) : null
  return (
    <pixFields.TextField
      name="pixKey"
      label={text.pixKey}
      help={type === null ? text.pixKeyHelp : text.detected(text.pixKeyTypes[type])}
      isRequired
      autoComplete="off"
      maxLength={100}
    />
  )
}

const bankSchema = bankAccountInput.options[1]
const { TextField, SelectField } = fieldsOf<z.input<typeof bankSchema>>()

function BankForm({ document, onClose, choice }: FormProps & { document: string }) {
  const { text, shared } = useAdding()
  const form = useRecordForm({
    ...shared,
    schema: bankSchema,
    toForm: () => ({
      kind: 'BANK_ACCOUNT' as const,
      bankCode: '',
      branch: '',
      account: '',
      accountType: 'CHECKING' as const,
      holderDocument: document,
    }),
  })
  return (
    <FormDialog
      form={form}
      title={text.add}
      description={text.addText}
      onClose={onClose}
      saveLabel={text.add}
    >
      {choice}
      <SelectField
        name="bankCode"
        label={text.bank}
        isRequired
        options={commonBanks.map(({ code, name }) => ({ value: code, label: `${code} · ${name}` }))}
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField name="branch" label={text.branch} help={text.branchHelp} isRequired inputMode="numeric" />
        <TextField
          name="account"
          label={text.account}
          help={text.accountHelp}
          isRequired
          placeholder="12345-6"
        />
      </div>
      <SelectField
        name="accountType"
        label={text.accountType}
        isRequired
        options={(['CHECKING', 'SAVINGS'] as const).map((type) => ({
          value: type,
          label: text.accountTypes[type],
        }))}
      />
      <p className="text-muted text-sm">{text.holder(formatDocument(document))}</p>
    </FormDialog>
  )
}

const abroadSchema = bankAccountInput.options[2]
const abroad = fieldsOf<z.input<typeof abroadSchema>>()

type AbroadFormProps = FormProps & { currencies: readonly ForeignCurrency[]; name: string }

function AbroadForm({ currencies, name, onClose, choice }: AbroadFormProps) {
  const { text, shared } = useAdding()
  const [currency = 'USD'] = currencies
  const form = useRecordForm({
    ...shared,
    schema: abroadSchema,
    toForm: () => ({
      kind: 'ABROAD' as const,
      currency,
      bankName: '',
      bic: '',
      account: '',
      routingNumber: '',
    }),
  })
  return (
    <FormDialog
      form={form}
      title={text.add}
      description={text.addText}
      onClose={onClose}
      saveLabel={text.add}
    >
      {choice}
      <abroad.SelectField
        name="currency"
        label={text.currency}
        isRequired
        options={currencies.map((value) => ({ value, label: value }))}
      />
      <abroad.TextField name="bankName" label={text.bankName} isRequired maxLength={100} />
      <abroad.TextField name="bic" label={text.bic} isRequired placeholder="CHASUS33" autoComplete="off" />
      <abroad.TextField name="account" label={text.iban} isRequired autoComplete="off" />
      <abroad.TextField
        name="routingNumber"
        label={text.routingNumber}
        help={text.routingNumberHelp}
        inputMode="numeric"
        autoComplete="off"
      />
      <p className="text-muted text-sm">{text.holderAbroad(name)}</p>
    </FormDialog>
  )
}

type KindChoiceProps = { kind: Kind; paysAbroad: boolean; onKind: (kind: Kind) => void }

function KindChoice({ kind, paysAbroad, onKind }: KindChoiceProps) {
  const text = useMessages(bankAccountsCatalogue)
  return (
    <SegmentedControl<Kind>
      label={text.kind}
      value={kind}
      onChange={onKind}
      isFullWidth
      segments={[
        { value: 'PIX', label: text.kinds.PIX },
        { value: 'BANK_ACCOUNT', label: text.kinds.BANK_ACCOUNT },
        ...(paysAbroad ? [{ value: 'ABROAD' as const, label: text.kinds.ABROAD }] : []),
      ]}
    />
  )
}
