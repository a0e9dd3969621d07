import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { api } from '../api/client.ts'
import { readError } from '../api/read-error.ts'
import { areaOf } from '../areas/areas.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { platformBrand } from '../session/platform-brand.ts'
import { accountCatalogue } from './catalogue.ts'
import { DoorLayout } from './door-layout.tsx'
import { PasswordByLinkForm } from './password-by-link-form.tsx'
import { TextLink } from './text-link.tsx'

/** Somebody invited to the staff sets their password and goes on to the staff's door, which already knows their e-mail. */
export function AcceptInvitationStep({ token }: { token: string }) {
  const text = useMessages(accountCatalogue).invitation
  const navigate = useNavigate()
  const accept = useMutation(api.account.acceptInvitation.mutationOptions())
  const { name } = platformBrand()
  const { door } = areaOf('ADMIN')
  // Used, run out, replaced by a newer one or of another platform: the server tells nobody which.
  if (readError(accept.error).code === 'token_expired')
    return (
      <DoorLayout title={text.deadTitle} text={text.deadText(name)}>
        <TextLink to={door}>{text.alreadyIn}</TextLink>
      </DoorLayout>
    )
  return (
    <DoorLayout title={text.title(name)} text={text.text}>
      <PasswordByLinkForm
        label={text.password}
        submitLabel={text.submit}
        send={async (password) => {
          const { email } = await accept.mutateAsync({ token, password })
          await navigate({ to: door, replace: true, state: { acceptedEmail: email } })
        }}
      />
    </DoorLayout>
  )
}
