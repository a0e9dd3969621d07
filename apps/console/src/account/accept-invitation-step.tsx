import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { api } from '#api/client.ts'
import { readError } from '#api/read-error.ts'
import { areaOf } from '#areas/areas.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { platformBrand } from '#session/platform-brand.ts'
import { accountCatalogue } from './catalogue.ts'
import { DeadInvitation } from './dead-invitation.tsx'
import { DoorLayout } from './door-layout.tsx'
import { PasswordByLinkForm } from './password-by-link-form.tsx'

/**
 * First password of an invited staff member or manager, then the login page with the e-mail filled in. A
 * person who got a password since the mail was sent is led to the login page, to accept with that password.
 */
export function AcceptInvitationStep({ token, role }: { token: string; role: 'ADMIN' | 'MANAGER' }) {
  const text = useMessages(accountCatalogue).invitation
  const navigate = useNavigate()
  const accept = useMutation(api.account.acceptInvitation.mutationOptions())
  const { name } = platformBrand()
  const { door } = areaOf(role)
  if (readError(accept.error).code === 'token_expired') return <DeadInvitation role={role} />
  return (
    <DoorLayout title={text.title[role](name)} text={text.text[role]}>
      <PasswordByLinkForm
        label={text.password}
        submitLabel={text.submit}
        send={async (password) => {
          try {
            const { email } = await accept.mutateAsync({ token, password })
            await navigate({ to: door, replace: true, state: { acceptedEmail: email } })
          } catch (error) {
            if (readError(error).code !== 'invitation_needs_login') throw error
            await navigate({ to: door, replace: true, search: { invitation: token } })
          }
        }}
      />
    </DoorLayout>
  )
}
