import { useMutation } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { areaOf } from '#areas/areas.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useLightForm } from '#kit/light-form/use-light-form.ts'
import { accountCatalogue } from './catalogue.ts'
import { DoorLayout } from './door-layout.tsx'
import { EmailForm } from './email-form.tsx'
import { TextLink } from './text-link.tsx'
import { useEmailRule } from './use-email-rule.ts'

const resettableDoors = ['SELLER', 'ADMIN', 'MANAGER', 'MASTER'] as const

/**
 * Sends a link by mail. Masters recover their access with two people: another master approves it and hands
 * the link over.
 */
export function AskResetStep({ door }: { door: string | undefined }) {
  const account = useMessages(accountCatalogue)
  const role = resettableDoors.find((candidate) => candidate === door) ?? 'SELLER'
  const text = role === 'MASTER' ? { ...account.recover, ...account.recoverMaster } : account.recover
  const request = useMutation(api.account.requestPasswordReset.mutationOptions())
  const emailProblemOf = useEmailRule()
  const form = useLightForm({
    initial: { email: '' },
    check: ({ email }) => ({ email: emailProblemOf(email) }),
    send: ({ email }) => request.mutateAsync({ email, door: role }),
  })
  const back = <TextLink to={areaOf(role).door}>{text.backToLogin}</TextLink>

  if (request.isSuccess)
    return (
      <DoorLayout title={text.sentTitle} text={text.sentText(form.values.email)}>
        {back}
      </DoorLayout>
    )
  return (
    <DoorLayout title={text.title} text={text.text} aside={back}>
      <EmailForm form={form} autoComplete="username" submitLabel={text.submit} />
    </DoorLayout>
  )
}
