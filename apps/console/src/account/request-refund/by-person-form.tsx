import { isValidDocument } from '@balcao/domain/people/document'
import { Field } from '@balcao/ui/field'
import { Input } from '@balcao/ui/input'
import { MaskedInput } from '@balcao/ui/masked-input'
import { documentMask } from '@balcao/ui/masks'
import { accountCatalogue } from '#account/catalogue.ts'
import { useEmailRule } from '#account/use-email-rule.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useLightForm } from '#kit/light-form/use-light-form.ts'
import { requestRefundCatalogue } from './catalogue.ts'
import type { ClaimFormProps } from './claim.ts'
import { ClaimFormFrame } from './claim-form-frame.tsx'

export function ByPersonForm({ onClaim }: ClaimFormProps) {
  const { find: text } = useMessages(requestRefundCatalogue)
  const account = useMessages(accountCatalogue)
  const emailProblemOf = useEmailRule()
  const form = useLightForm({
    initial: { email: '', document: '' },
    check: ({ email, document }) => ({
      email: emailProblemOf(email),
      document: isValidDocument(document) ? undefined : text.documentProblem,
    }),
    send: ({ email, document }) => onClaim({ by: 'PERSON', email, document }),
  })
  return (
    <ClaimFormFrame form={form}>
      <Field id={form.idOf('email')} label={account.email} error={form.problems.email} isRequired>
        <Input type="email" autoComplete="email" {...form.bind('email')} />
      </Field>
      <Field id={form.idOf('document')} label={text.document} error={form.problems.document} isRequired>
        <MaskedInput
          id={form.idOf('document')}
          mask={documentMask}
          value={form.values.document}
          onChange={(bare) => form.set('document', bare)}
        />
      </Field>
    </ClaimFormFrame>
  )
}
