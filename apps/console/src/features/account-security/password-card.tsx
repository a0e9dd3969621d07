import { passwordLengthMin } from '@balcao/domain/password'
import { Banner } from '@balcao/ui/banner'
import { Button } from '@balcao/ui/button'
import { Card, CardHeader } from '@balcao/ui/card'
import { Field } from '@balcao/ui/field'
import { PasswordInput } from '@balcao/ui/password-input'
import { showToast } from '@balcao/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { coreCatalogue } from '../../i18n/core/catalogue.ts'
import { useErrorReader } from '../../i18n/error-texts.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useLightForm } from '../../kit/form/use-light-form.ts'
import { usePasswordRule } from '../../kit/form/use-password-rule.ts'
import { accountSecurityCatalogue } from './catalogue.ts'

export function PasswordCard({ email }: { email: string }) {
  const core = useMessages(coreCatalogue)
  const text = useMessages(accountSecurityCatalogue).password
  const reader = useErrorReader()
  const client = useQueryClient()
  const passwordProblemOf = usePasswordRule()
  const change = useMutation(api.account.changePassword.mutationOptions())
  const form = useLightForm({
    initial: { current: '', next: '' },
    check: ({ current, next }) => ({
      current: current === '' ? core.required : undefined,
      next: passwordProblemOf({ password: next, email }),
    }),
    send: async (values) => {
      await change.mutateAsync(values)
      form.reset()
      await client.invalidateQueries(api.account.listSessions.queryFilter())
      void showToast({ tone: 'positive', title: text.done })
    },
  })
  const labels = { showLabel: core.password.show, hideLabel: core.password.hide }

  return (
    <Card aria-labelledby="password">
      <CardHeader titleId="password" title={text.title} />
      <p className="mt-1 mb-4 text-muted">{text.text}</p>
      <form noValidate onSubmit={form.submit} className="grid gap-4">
        <div role="alert" className="empty:hidden">
          {form.refusal !== null && <Banner tone="negative">{reader.textOf(form.refusal)}</Banner>}
        </div>
        {/* Tells the browser's password manager whose password this is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field id={form.idOf('current')} label={text.current} error={form.problems.current} isRequired>
            <PasswordInput autoComplete="current-password" {...labels} {...form.bind('current')} />
          </Field>
          <Field
            id={form.idOf('next')}
            label={text.next}
            help={core.password.help(passwordLengthMin)}
            error={form.problems.next}
            isRequired
          >
            <PasswordInput autoComplete="new-password" {...labels} {...form.bind('next')} />
          </Field>
        </div>
        <Button type="submit" isBusy={form.isBusy} className="justify-self-start">
          {text.submit}
        </Button>
      </form>
    </Card>
  )
}
