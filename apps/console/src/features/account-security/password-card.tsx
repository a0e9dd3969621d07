import { newPasswordProblem, passwordLengthMin } from '@balcao/domain/people/password'
import { writeInputProblem } from '@balcao/domain/texts/input-problems'
import { changePasswordInput } from '@balcao/server/modules/accounts/passwords/password.input'
import { Card, CardHeader } from '@balcao/ui/card'
import { useMemo } from 'react'
import type { z } from 'zod'
import { api, type Session } from '#api/client.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormPanel } from '#kit/form/form-panel.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { accountSecurityCatalogue } from './catalogue.ts'

const { PasswordField } = fieldsOf<z.input<typeof changePasswordInput>>()

export function PasswordCard({
  user: { email, signsOn },
}: {
  user: Pick<Session['user'], 'email' | 'signsOn'>
}) {
  const core = useMessages(coreCatalogue)
  const text = useMessages(accountSecurityCatalogue).password
  const change = useAction(api.account.changePassword)
  const form = useRecordForm({
    schema: useMemo(() => withStrength(email), [email]),
    toForm: () => ({ current: '', next: '' }),
    save: change.run,
    invalidates: [api.account.listSessions],
    savedText: text.done,
  })
  return (
    <Card aria-labelledby="password">
      <CardHeader titleId="password" title={text.title} />
      <p className="mt-1 mb-4 text-muted">
        {signsOn && `${text.signsOn} `}
        {text.text}
      </p>
      <FormPanel form={form} saveLabel={text.submit} isInCard>
        {/* Tells the browser's password manager the account of this password. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <div className="grid gap-4 sm:grid-cols-2">
          <PasswordField name="current" label={text.current} autoComplete="current-password" isRequired />
          <PasswordField
            name="next"
            label={text.next}
            help={core.password.help(passwordLengthMin)}
            autoComplete="new-password"
            isRequired
          />
        </div>
      </FormPanel>
    </Card>
  )
}

/** The server's own rule for a new password, checked before sending. */
function withStrength(email: string) {
  return changePasswordInput.superRefine(({ next }, context) => {
    const problem = newPasswordProblem({ password: next, email })
    if (problem) context.addIssue({ code: 'custom', path: ['next'], message: writeInputProblem(problem) })
  })
}
