import { Banner } from '@balcao/ui/banner'
import { Button } from '@balcao/ui/button'
import { Checkbox } from '@balcao/ui/checkbox'
import { Field } from '@balcao/ui/field'
import { Input } from '@balcao/ui/input'
import { PasswordInput } from '@balcao/ui/password-input'
import { skipToken, useMutation, useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { api } from '#api/client.ts'
import { readError } from '#api/read-error.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useLightForm } from '#kit/light-form/use-light-form.ts'
import { platformBrand } from '#session/platform-brand.ts'
import { accountCatalogue } from './catalogue.ts'
import { DeadInvitation } from './dead-invitation.tsx'
import { DoorLayout } from './door-layout.tsx'
import { PasskeyEntry } from './passkey-entry.tsx'
import type { PasswordDoorRole } from './password-door-role.ts'
import type { AskedFactor } from './second-factor-step.tsx'
import { TextLink } from './text-link.tsx'
import { useEnter } from './use-enter.ts'
import { useRefusal } from './use-refusal.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /**
     * E-mail of the invitation accepted a moment ago. Passed in the history state, so that no e-mail appears
     * in a page's address.
     */
    acceptedEmail?: string
  }
}

const SignOnEntry = lazy(async () => ({ default: (await import('./sign-on-entry.tsx')).SignOnEntry }))

type CredentialsStepProps = {
  door: PasswordDoorRole
  /** Link of an invitation: the login accepts it. */
  invitation: string | undefined
  isExpired: boolean
  onSecondFactor: (asked: AskedFactor) => void
}

export function CredentialsStep({ door, invitation, isExpired, onSecondFactor }: CredentialsStepProps) {
  const account = useMessages(accountCatalogue)
  const core = useMessages(coreCatalogue)
  const enter = useEnter()
  const login = useMutation(api.account.login.mutationOptions())
  const { search, state } = useLocation()
  const signOnDoor = door === 'ADMIN' || door === 'MASTER' ? door : null
  const { data: signOn } = useQuery(
    api.account.signOn.queryOptions(signOnDoor ? { door: signOnDoor } : skipToken),
  )
  const [isByPassword, setIsByPassword] = useState(false)
  const cameFromInside = 'next' in search
  const form = useLightForm({
    initial: { email: state.acceptedEmail ?? '', password: '', rememberDevice: false },
    check: ({ email, password }) => ({
      email: email === '' ? account.emailMissing : undefined,
      password: password === '' ? account.passwordMissing : undefined,
    }),
    send: async (values) => {
      const answer = await login.mutateAsync({ door, ...values, ...(invitation && { invitation }) })
      if (answer.next === 'second_factor')
        onSecondFactor({ ...answer, rememberDevice: values.rememberDevice })
      else await enter()
    },
  })
  const refusal = useRefusal(form.refusal)
  const invitedAs = door === 'MANAGER' ? 'MANAGER' : 'ADMIN'
  const words = invitation
    ? {
        title: account.invitation.loginTitle,
        text: account.invitation.loginText[invitedAs](platformBrand().name),
      }
    : account.doors[door]
  const greeting = isExpired
    ? account.secondFactor.expired
    : cameFromInside
      ? account.sessionEnded
      : state.acceptedEmail !== undefined
        ? account.invitation.done
        : null
  const notice = refusal.text ?? greeting

  if (invitation && readError(form.refusal).code === 'token_expired') return <DeadInvitation role={door} />
  return (
    <DoorLayout
      title={words.title}
      text={words.text}
      aside={
        door === 'SELLER' && (
          <>
            {account.noAccount} <TextLink to="/register">{account.createAccount}</TextLink>
          </>
        )
      }
    >
      {signOnDoor && signOn && (
        <Suspense>
          <SignOnEntry door={signOnDoor} label={signOn.label} />
        </Suspense>
      )}
      {signOn?.isRequired && !isByPassword ? (
        <Button variant="ghost" isFullWidth onClick={() => setIsByPassword(true)}>
          {account.signOn.byPassword}
        </Button>
      ) : (
        <>
          {signOnDoor && signOn?.isRequired && (
            <p className="text-muted text-sm">{account.signOn.onlyByPassword[signOnDoor]}</p>
          )}
          {signOn && !signOn.isRequired && (
            <>
              <p className="flex items-center gap-3 text-muted text-sm before:h-px before:flex-1 before:bg-[var(--color-border)] after:h-px after:flex-1 after:bg-[var(--color-border)]">
                {account.signOn.or}
              </p>
              <p className="text-muted text-sm">{account.signOn.onlySignOn(signOn.label)}</p>
            </>
          )}
          <form noValidate onSubmit={form.submit} className="grid gap-4">
            <div role="alert" className="empty:hidden">
              {notice && <Banner tone={refusal.text ? 'negative' : 'info'}>{notice}</Banner>}
            </div>
            <Field id={form.idOf('email')} label={account.email} error={form.problems.email} isRequired>
              <Input type="email" autoComplete="username" enterKeyHint="next" {...form.bind('email')} />
            </Field>
            <Field
              id={form.idOf('password')}
              label={account.password}
              error={form.problems.password}
              isRequired
              hint={
                <TextLink to="/recover-password" search={{ door: invitation ? 'SELLER' : door }}>
                  {account.forgot}
                </TextLink>
              }
            >
              <PasswordInput
                autoComplete="current-password"
                enterKeyHint="go"
                showLabel={core.password.show}
                hideLabel={core.password.hide}
                {...form.bind('password')}
              />
            </Field>
            <Checkbox
              label={account.rememberDevice}
              description={account.rememberDeviceHelp}
              checked={form.values.rememberDevice}
              onChange={(checked) => form.set('rememberDevice', checked)}
            />
            <Button
              type="submit"
              variant={signOn ? 'secondary' : 'primary'}
              size="large"
              isFullWidth
              disabled={refusal.isWaiting}
              isBusy={form.isBusy}
            >
              {account.enter}
            </Button>
          </form>
          <PasskeyEntry door={door} rememberDevice={form.values.rememberDevice} invitation={invitation} />
        </>
      )}
    </DoorLayout>
  )
}
