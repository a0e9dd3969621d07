import { useMutation } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { accountCatalogue } from './catalogue.ts'
import { DoorLayout } from './door-layout.tsx'
import { PasswordByLinkForm } from './password-by-link-form.tsx'
import { TextLink } from './text-link.tsx'

export function NewPasswordStep({ token }: { token: string }) {
  const account = useMessages(accountCatalogue)
  const text = account.recover
  const reset = useMutation(api.account.resetPassword.mutationOptions())
  if (reset.isSuccess)
    return (
      <DoorLayout title={text.doneTitle} text={text.doneText}>
        <TextLink to="/login">{account.enter}</TextLink>
      </DoorLayout>
    )
  return (
    <DoorLayout title={text.newTitle} text={text.newText}>
      <PasswordByLinkForm
        label={text.newPassword}
        submitLabel={text.save}
        send={(password) => reset.mutateAsync({ token, password })}
        way={<TextLink to="/recover-password">{text.askAgain}</TextLink>}
      />
    </DoorLayout>
  )
}
