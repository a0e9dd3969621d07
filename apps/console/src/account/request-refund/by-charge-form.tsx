import { useLightForm } from '#kit/light-form/use-light-form.ts'
import type { ClaimFormProps } from './claim.ts'
import { ClaimFormFrame } from './claim-form-frame.tsx'
import { StatementFields, useStatementRule } from './statement-fields.tsx'

/** For a charge that nobody in the household recognises: the fields of a bank statement. */
export function ByChargeForm({ onClaim }: ClaimFormProps) {
  const form = useLightForm({
    initial: { descriptor: '', day: '', amount: '' },
    check: useStatementRule(),
    send: ({ descriptor, day, amount }) =>
      onClaim({ by: 'CHARGE', descriptor, day, amountCents: Number(amount) }),
  })
  return (
    <ClaimFormFrame form={form}>
      <StatementFields form={form} />
    </ClaimFormFrame>
  )
}
