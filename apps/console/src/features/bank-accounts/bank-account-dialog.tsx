import { formatDocument } from '@balcao/domain/document'
import { writeInputProblem } from '@balcao/domain/input-problems'
import { commonBanks } from '@balcao/domain/options/common-banks'
import { detectPixKeyType, type PixKeyType } from '@balcao/domain/pix-key'
import { bankAccountInput } from '@balcao/server/modules/payouts/bank-accounts/bank-account.input'
import { SegmentedControl } from '@balcao/ui/segmented-control'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { usePayee } from '#features/payee/use-payee.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDialog } from '#kit/form/form-dialog.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { bankAccountsCatalogue } from './catalogue.ts'

type Kind = 'PIX' | 'BANK_ACCOUNT'
type BankAccountDialogProps = { onClose: () => void }

export function BankAccountDialog({ onClose }: BankAccountDialogProps) {
  const [kind, setKind] = useState<Kind>('PIX')
  const holder = useQuery(usePayee().bankAccounts.holder.queryOptions())
  const document = holder.data?.document ?? ''
  if (kind === 'PIX') return <PixKeyForm onClose={onClose} onKind={setKind} />
  // The form is remounted once the account holder's required document is known.
  return <BankForm key={document} document={document} onClose={onClose} onKind={setKind} />
}

type FormProps = BankAccountDialogProps & { onKind: (kind: Kind) => void }

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

function PixKeyForm({ onClose, onKind }: FormProps) {
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
      <KindChoice kind="PIX" onKind={onKind} />
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

function BankForm({ document, onClose, onKind }: FormProps & { document: string }) {
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
      <KindChoice kind="BANK_ACCOUNT" onKind={onKind} />
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

function KindChoice({ kind, onKind }: { kind: Kind; onKind: (kind: Kind) => void }) {
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
      ]}
    />
  )
}
