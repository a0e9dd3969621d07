import { Field } from '@balcao/ui/field'
import { MoneyInput } from '@balcao/ui/money-input'
import { useMoneyInput } from '#kit/currency.tsx'
import { type FieldBasics, useBoundField } from './use-bound-field.ts'

/** An amount in cents, in the currency of its surroundings; an empty one is null. */
export function MoneyField({ name, label, help, hint, isRequired, className, disabled }: FieldBasics) {
  const { id, field, error } = useBoundField({ name, label }, 'money')
  const money = useMoneyInput()
  return (
    <Field {...{ id, label, help, hint, isRequired, className, error }}>
      <MoneyInput
        {...money}
        ref={field.ref}
        name={name}
        disabled={disabled}
        valueCents={field.value ?? null}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
    </Field>
  )
}
