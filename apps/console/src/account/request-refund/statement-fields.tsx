import { statementDescriptor } from '@balcao/domain/payments/statement-descriptor'
import { Field } from '@balcao/ui/field'
import { Input } from '@balcao/ui/input'
import { MoneyInput } from '@balcao/ui/money-input'
import type { ChangeEvent } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { useMoneyInput } from '#kit/currency.tsx'
import { useToday } from '#kit/use-today.ts'
import { requestRefundCatalogue } from './catalogue.ts'

const lettersMin = 4

/** The fields of one line of a statement, as typed. */
export type StatementLine = { descriptor: string; day: string; amount: string }
type LineName = keyof StatementLine

type StatementFieldsProps = {
  form: {
    values: StatementLine
    problems: { [Name in LineName]?: string | undefined }
    idOf: (name: LineName) => string
    set: (name: LineName, value: string) => void
    bind: (name: LineName) => {
      id: string
      name: string
      value: string
      onChange: (event: ChangeEvent<HTMLInputElement>) => void
    }
  }
}

/** Fields of a charge on a statement. */
export function StatementFields({ form }: StatementFieldsProps) {
  const { find: text } = useMessages(requestRefundCatalogue)
  const money = useMoneyInput()
  const today = useToday()
  return (
    <>
      <Field
        id={form.idOf('descriptor')}
        label={text.descriptor}
        help={text.descriptorHelp}
        error={form.problems.descriptor}
        isRequired
      >
        <Input autoComplete="off" maxLength={60} {...form.bind('descriptor')} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field id={form.idOf('day')} label={text.day} error={form.problems.day} isRequired>
          <Input type="date" max={today} {...form.bind('day')} />
        </Field>
        <Field id={form.idOf('amount')} label={text.amount} error={form.problems.amount} isRequired>
          <MoneyInput
            {...money}
            id={form.idOf('amount')}
            valueCents={form.values.amount === '' ? null : Number(form.values.amount)}
            onChange={(cents) => form.set('amount', cents === null ? '' : String(cents))}
          />
        </Field>
      </div>
    </>
  )
}

/** Problems of such a line. */
export function useStatementRule() {
  const { find: text } = useMessages(requestRefundCatalogue)
  return ({ descriptor, day, amount }: StatementLine) => ({
    descriptor:
      statementDescriptor(descriptor.slice(descriptor.lastIndexOf('*') + 1)).length < lettersMin
        ? text.descriptorProblem
        : undefined,
    day: day === '' ? text.dayMissing : undefined,
    amount: amount === '' || amount === '0' ? text.amountMissing : undefined,
  })
}
