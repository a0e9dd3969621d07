import { problem } from '@balcao/domain/texts/input-problems'
import { settlementInput } from '@balcao/server/modules/payouts/settlements/settlement.input'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { CurrencyProvider } from '#kit/currency.tsx'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDialog } from '#kit/form/form-dialog.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import type { AcquirerBook } from './acquirer.ts'
import { acquiringsCatalogue } from './catalogue.ts'

type SettlementDialogProps = { book: AcquirerBook; name: string; onClose: () => void }

const { TextField, MoneyField } = fieldsOf<z.input<typeof settlementInput>>()

/** One line of an acquirer's statement: an amount paid into the platform's account there. */
export function SettlementDialog({ book, name, onClose }: SettlementDialogProps) {
  const { settlements: text } = useMessages(acquiringsCatalogue)
  const { accountId, currency, receivableCents } = book
  const record = useAction(api.admin.settlements.record)
  const form = useRecordForm({
    // An acquirer cannot settle more than it owes: otherwise the statement or the books lack an entry.
    schema: settlementInput.extend({
      amountCents: settlementInput.shape.amountCents.max(receivableCents, problem('too_large')),
    }),
    toForm: (): z.input<typeof settlementInput> => ({ accountId, currency, reference: '', amountCents: 0 }),
    save: record.run,
    proven: true,
    invalidates: [api.admin.settlements, api.admin.reports],
    savedText: ({ isNew }) => (isNew ? text.saved : text.savedBefore),
  })
  return (
    <CurrencyProvider currency={currency}>
      <FormDialog
        form={form}
        title={text.dialogTitle}
        description={name}
        saveLabel={text.record}
        onClose={onClose}
      >
        <TextField
          name="reference"
          label={text.reference}
          help={text.referenceHelp}
          autoComplete="off"
          isRequired
        />
        <MoneyField name="amountCents" label={text.amount} isRequired />
      </FormDialog>
    </CurrencyProvider>
  )
}
