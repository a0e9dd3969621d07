import { passwordLengthMin } from '@balcao/domain/people/password'
import { Banner } from '@balcao/ui/banner'
import { Button } from '@balcao/ui/button'
import { Field } from '@balcao/ui/field'
import { PasswordInput } from '@balcao/ui/password-input'
import type { ReactNode } from 'react'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useLightForm } from '#kit/light-form/use-light-form.ts'
import { usePasswordRule } from '#kit/light-form/use-password-rule.ts'
import { useRefusal } from './use-refusal.ts'

type PasswordByLinkFormProps = {
  label: string
  submitLabel: string
  /** Throws the server's refusal. */
  send: (password: string) => Promise<unknown>
  /** Link to the next step after a refusal. */
  way?: ReactNode
}

/** New password of a person who came by a link in a mail. */
export function PasswordByLinkForm({ label, submitLabel, send, way }: PasswordByLinkFormProps) {
  const core = useMessages(coreCatalogue)
  const passwordProblemOf = usePasswordRule()
  const form = useLightForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: passwordProblemOf({ password, email: '' }) }),
    send: ({ password }) => send(password),
  })
  const refusal = useRefusal(form.refusal)
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4">
      <div role="alert" className="empty:hidden">
        {refusal.text && (
          <Banner tone="negative" action={way}>
            {refusal.text}
          </Banner>
        )}
      </div>
      <Field
        id={form.idOf('password')}
        label={label}
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
        {submitLabel}
      </Button>
    </form>
  )
}
