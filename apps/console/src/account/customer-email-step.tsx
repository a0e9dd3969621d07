import { useMutation } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useLightForm } from '#kit/light-form/use-light-form.ts'
import { accountCatalogue } from './catalogue.ts'
import { DoorLayout } from './door-layout.tsx'
import { EmailForm } from './email-form.tsx'
import { PasskeyEntry } from './passkey-entry.tsx'
import { TextLink } from './text-link.tsx'
import { useEmailRule } from './use-email-rule.ts'

type CustomerEmailStepProps = {
  /** Address that the field starts with; it may be empty. */
  mailed: string
  onSent: (email: string) => void
}

export function CustomerEmailStep({ mailed, onSent }: CustomerEmailStepProps) {
  const account = useMessages(accountCatalogue)
  const text = account.customer
  const request = useMutation(api.account.requestCustomerCode.mutationOptions())
  const emailProblemOf = useEmailRule()
  const form = useLightForm({
    initial: { email: mailed },
    check: ({ email }) => ({ email: emailProblemOf(email) }),
    send: async ({ email }) => {
      await request.mutateAsync({ email })
      onSent(email)
    },
  })
  return (
    <DoorLayout
      title={text.title}
      text={text.text}
      aside={<TextLink to="/request-refund">{text.lost}</TextLink>}
    >
      <EmailForm form={form} autoComplete="email" submitLabel={text.submit} />
      <PasskeyEntry door="CUSTOMER" rememberDevice />
    </DoorLayout>
  )
}
