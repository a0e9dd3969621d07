import { Field } from '@balcao/ui/field'
import { Input } from '@balcao/ui/input'
import { useMessages } from '#i18n/use-messages.ts'
import { useLightForm } from '#kit/light-form/use-light-form.ts'
import { requestRefundCatalogue } from './catalogue.ts'
import type { ClaimFormProps } from './claim.ts'
import { ClaimFormFrame } from './claim-form-frame.tsx'

const codeLengthMin = 6

export function ByOrderForm({ onClaim }: ClaimFormProps) {
  const { find: text } = useMessages(requestRefundCatalogue)
  const form = useLightForm({
    initial: { orderCode: '' },
    check: ({ orderCode }) => ({
      orderCode: orderCode.trim().length < codeLengthMin ? text.orderCodeMissing : undefined,
    }),
    send: ({ orderCode }) => onClaim({ by: 'ORDER', orderCode }),
  })
  return (
    <ClaimFormFrame form={form}>
      <Field
        id={form.idOf('orderCode')}
        label={text.orderCode}
        help={text.orderCodeHelp}
        error={form.problems.orderCode}
        isRequired
      >
        <Input autoComplete="off" autoCapitalize="characters" maxLength={40} {...form.bind('orderCode')} />
      </Field>
    </ClaimFormFrame>
  )
}
