import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { api } from '#api/client.ts'
import { readError } from '#api/read-error.ts'
import { areaOf } from '#areas/areas.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { accountCatalogue } from './catalogue.ts'
import { DoorLayout } from './door-layout.tsx'
import { PasswordByLinkForm } from './password-by-link-form.tsx'
import { TextLink } from './text-link.tsx'

/**
 * A master sets the password through the link printed by the command line, and continues at the login page with the
 * e-mail filled in.
 */
export function AcceptMasterInvitationStep({ token }: { token: string }) {
  const account = useMessages(accountCatalogue)
  const text = account.masterInvitation
  const navigate = useNavigate()
  const accept = useMutation(api.account.acceptMasterInvitation.mutationOptions())
  const { door } = areaOf('MASTER')
  if (readError(accept.error).code === 'token_expired')
    return (
      <DoorLayout title={account.invitation.deadTitle} text={text.deadText}>
        <TextLink to={door}>{text.alreadyIn}</TextLink>
      </DoorLayout>
    )
  return (
    <DoorLayout title={text.title} text={text.text}>
      <PasswordByLinkForm
        label={account.invitation.password}
        submitLabel={text.submit}
        send={async (password) => {
          const { email } = await accept.mutateAsync({ token, password })
          await navigate({ to: door, replace: true, state: { acceptedEmail: email } })
        }}
      />
    </DoorLayout>
  )
}
