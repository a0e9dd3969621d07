import { detectPixKeyType } from '@balcao/domain/pix-key'
import { pixKeyInput } from '@balcao/server/modules/payouts/bank-accounts/bank-account.input'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { useMessages } from '../../i18n/use-messages.ts'
import { fieldsOf } from '../../kit/form/fields/fields-of.ts'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { useRecordForm } from '../../kit/form/use-record-form.ts'
import { bankAccountsCatalogue } from './catalogue.ts'
import { useAddBankAccount } from './use-add-bank-account.ts'

/** People type the key alone; what kind it is can be seen. A key of no kind is judged as a random one, and refused. */
const typedKey = z
  .object({ pixKey: z.string() })
  .transform(({ pixKey }) => ({
    kind: 'PIX' as const,
    pixKeyType: detectPixKeyType(pixKey) ?? ('RANDOM' as const),
    pixKey,
  }))
  .pipe(pixKeyInput)

const { TextField } = fieldsOf<z.input<typeof typedKey>>()

export function PixKeyForm({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const text = useMessages(bankAccountsCatalogue)
  const form = useRecordForm({
    schema: typedKey,
    toForm: () => ({ pixKey: '' }),
    ...useAddBankAccount(),
  })
  const detected = detectPixKeyType(form.form.watch('pixKey'))
  return (
    <FormDialog
      form={form}
      title={text.form.title}
      description={text.form.text}
      saveLabel={text.add}
      onClose={onClose}
    >
      {children}
      <TextField
        name="pixKey"
        label={text.form.pixKey}
        help={detected ? text.form.detected(text.pixKeyType[detected]) : text.form.pixKeyHelp}
        autoComplete="off"
        isRequired
      />
    </FormDialog>
  )
}
