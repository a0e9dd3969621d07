import { statementDescriptor } from '@balcao/domain/statement-descriptor'
import { Field } from '@balcao/ui/field'
import { Input } from '@balcao/ui/input'
import { MoneyInput } from '@balcao/ui/money-input'
import { useMessages } from '../../i18n/use-messages.ts'
import { useMoneyInput } from '../../kit/currency.tsx'
import { useLightForm } from '../../kit/light-form/use-light-form.ts'
import { useToday } from '../../kit/use-today.ts'
import { requestRefundCatalogue } from './catalogue.ts'
import type { ClaimFormProps } from './claim.ts'
import { ClaimFormFrame } from './claim-form-frame.tsx'

const lettersMin = 4

/** For a charge that nobody in the house remembers: all that a statement says of it. */
export function ByChargeForm({ onClaim }: ClaimFormProps) {
  const { find: text } = useMessages(requestRefundCatalogue)
  const money = useMoneyInput()
  const today = useToday()
  const form = useLightForm({
    initial: { descriptor: '', day: '', amount: '' },
    check: ({ descriptor, day, amount }) => ({
      descriptor:
        statementDescriptor(descriptor.slice(descriptor.lastIndexOf('*') + 1)).length < lettersMin
          ? text.descriptorProblem
          : undefined,
      day: day === '' ? text.dayMissing : undefined,
      amount: amount === '' || amount === '0' ? text.amountMissing : undefined,
    }),
    send: ({ descriptor, day, amount }) =>
      onClaim({ by: 'CHARGE', descriptor, day, amountCents: Number(amount) }),
  })
  return (
    <ClaimFormFrame form={form}>
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
    </ClaimFormFrame>
  )
}
