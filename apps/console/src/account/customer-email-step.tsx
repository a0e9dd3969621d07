import { Banner } from '@balcao/ui/banner'
import { Button } from '@balcao/ui/button'
import { Field } from '@balcao/ui/field'
import { Input } from '@balcao/ui/input'
import { useMutation } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useLightForm } from '#kit/light-form/use-light-form.ts'
import { accountCatalogue } from './catalogue.ts'
import { DoorLayout } from './door-layout.tsx'
import { PasskeyEntry } from './passkey-entry.tsx'
import { TextLink } from './text-link.tsx'
import { useEmailRule } from './use-email-rule.ts'
import { useRefusal } from './use-refusal.ts'

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
  const refusal = useRefusal(form.refusal)
  return (
    <DoorLayout
      title={text.title}
      text={text.text}
      aside={<TextLink to="/request-refund">{text.lost}</TextLink>}
    >
      <form noValidate onSubmit={form.submit} className="grid gap-4">
        <div role="alert" className="empty:hidden">
          {refusal.text && <Banner tone="negative">{refusal.text}</Banner>}
        </div>
        <Field id={form.idOf('email')} label={account.email} error={form.problems.email} isRequired>
          <Input type="email" autoComplete="email" enterKeyHint="send" {...form.bind('email')} />
        </Field>
        <Button
          type="submit"
          variant="primary"
          size="large"
          isFullWidth
          disabled={refusal.isWaiting}
          isBusy={form.isBusy}
        >
          {text.submit}
        </Button>
      </form>
      <PasskeyEntry door="CUSTOMER" rememberDevice />
    </DoorLayout>
  )
}
