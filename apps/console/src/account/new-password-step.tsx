import { passwordLengthMin } from '@balcao/domain/password'
import { Banner } from '@balcao/ui/banner'
import { Button } from '@balcao/ui/button'
import { Field } from '@balcao/ui/field'
import { PasswordInput } from '@balcao/ui/password-input'
import { useMutation } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { coreCatalogue } from '../i18n/core/catalogue.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useLightForm } from '../kit/light-form/use-light-form.ts'
import { usePasswordRule } from '../kit/light-form/use-password-rule.ts'
import { accountCatalogue } from './catalogue.ts'
import { DoorLayout } from './door-layout.tsx'
import { TextLink } from './text-link.tsx'
import { useRefusal } from './use-refusal.ts'

export function NewPasswordStep({ token }: { token: string }) {
  const account = useMessages(accountCatalogue)
  const core = useMessages(coreCatalogue)
  const text = account.recover
  const passwordProblemOf = usePasswordRule()
  const reset = useMutation(api.account.resetPassword.mutationOptions())
  const form = useLightForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: passwordProblemOf({ password, email: '' }) }),
    send: ({ password }) => reset.mutateAsync({ token, password }),
  })
  const refusal = useRefusal(form.refusal)

  if (reset.isSuccess)
    return (
      <DoorLayout title={text.doneTitle} text={text.doneText}>
        <TextLink to="/login">{account.enter}</TextLink>
      </DoorLayout>
    )
  return (
    <DoorLayout title={text.newTitle} text={text.newText}>
      <form noValidate onSubmit={form.submit} className="grid gap-4">
        <div role="alert" className="empty:hidden">
          {refusal.text && (
            <Banner tone="negative" action={<TextLink to="/recover-password">{text.askAgain}</TextLink>}>
              {refusal.text}
            </Banner>
          )}
        </div>
        <Field
          id={form.idOf('password')}
          label={text.newPassword}
          help={core.password.help(passwordLengthMin)}
          error={form.problems.password}
          isRequired
        >
          <PasswordInput
            autoComplete="new-password"
            showLabel={core.password.show}
            hideLabel={core.password.hide}
            {...form.bind('password')}
          />
        </Field>
        <Button type="submit" variant="primary" size="large" isFullWidth isBusy={form.isBusy}>
          {text.save}
        </Button>
      </form>
    </DoorLayout>
  )
}
