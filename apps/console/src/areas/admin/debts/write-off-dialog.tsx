import { proposeWriteOffInput } from '@balcao/server/modules/proposals/proposal.input'
import { useState } from 'react'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { MoneyLines } from '#kit/action/money-lines.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { CurrencyProvider } from '#kit/currency.tsx'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDialog } from '#kit/form/form-dialog.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { debtsCatalogue } from './catalogue.ts'
import type { Debt } from './debt.ts'

const { MoneyField, TextareaField } = fieldsOf<z.input<typeof proposeWriteOffInput>>()

/** The whole debt, or a part of it, for another person to decide. */
export function WriteOffDialog({ debt, onClose }: { debt: Debt; onClose: () => void }) {
  const text = useMessages(debtsCatalogue).writeOff
  const propose = useAction(api.admin.debts.proposeWriteOff)
  const [requestId] = useState(() => crypto.randomUUID())
  const { person, currency, debtCents } = debt
  const form = useRecordForm({
    schema: proposeWriteOffInput,
    toForm: () => ({
      requestId,
      userId: person.id,
      purse: 'user' as const,
      currency,
      amountCents: debtCents,
      reason: '',
    }),
    save: (values) => propose.run(values),
    proven: true,
    invalidates: [api.admin.debts, api.admin.approvals],
    savedText: text.done,
  })
  return (
    <FormDialog
      form={form}
      title={text.title(person.name)}
      description={text.text}
      saveLabel={text.confirm}
      onClose={onClose}
    >
      <MoneyLines lines={[{ label: text.debt, cents: debtCents, currency }]} />
      <CurrencyProvider currency={currency}>
        <MoneyField name="amountCents" label={text.amount} isRequired />
      </CurrencyProvider>
      <TextareaField name="reason" label={text.reason} help={text.reasonHelp} isRequired />
    </FormDialog>
  )
}
