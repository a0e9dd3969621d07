import { hasNameAndSurname } from '@balcao/domain/people/names'
import { passwordLengthMin } from '@balcao/domain/people/password'
import { isMobilePhone } from '@balcao/domain/people/phone'
import { Button } from '@balcao/ui/button'
import { Field } from '@balcao/ui/field'
import { Input } from '@balcao/ui/input'
import { MaskedInput } from '@balcao/ui/masked-input'
import { phoneMask } from '@balcao/ui/masks'
import { PasswordInput } from '@balcao/ui/password-input'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useLightForm } from '#kit/light-form/use-light-form.ts'
import { usePasswordRule } from '#kit/light-form/use-password-rule.ts'
import { accountCatalogue } from './catalogue.ts'
import { RegisterLayout } from './register-layout.tsx'
import type { RegistrationDraft } from './registration-draft.ts'
import { useEmailRule } from './use-email-rule.ts'

type Person = RegistrationDraft['person']
type RegisterPersonStepProps = { initial: Person; onDone: (person: Person) => void }

export function RegisterPersonStep({ initial, onDone }: RegisterPersonStepProps) {
  const account = useMessages(accountCatalogue)
  const core = useMessages(coreCatalogue)
  const text = account.register
  const passwordProblemOf = usePasswordRule()
  const emailProblemOf = useEmailRule()
  const form = useLightForm({
    initial,
    check: (values) => ({
      name: hasNameAndSurname(values.name) ? undefined : text.problem.name,
      email: emailProblemOf(values.email),
      phone: phoneProblemOf(values.phone),
      password: values.password === '' ? text.missing.password : passwordProblemOf(values),
    }),
    send: async (values) => onDone(values),
  })
  function phoneProblemOf(phone: string): string | undefined {
    if (phone === '') return text.missing.phone
    return isMobilePhone(phone) ? undefined : text.problem.phone
  }
  const { problems, idOf } = form
  return (
    <RegisterLayout step={1} title={text.title} text={text.text}>
      <form noValidate onSubmit={form.submit} className="grid gap-4">
        <Field id={idOf('name')} label={text.name} error={problems.name} isRequired>
          <Input autoComplete="name" {...form.bind('name')} />
        </Field>
        <Field id={idOf('email')} label={account.email} error={problems.email} isRequired>
          <Input type="email" autoComplete="email" {...form.bind('email')} />
        </Field>
        <Field id={idOf('phone')} label={text.phone} help={text.phoneHelp} error={problems.phone} isRequired>
          <MaskedInput
            mask={phoneMask}
            autoComplete="tel-national"
            value={form.values.phone}
            onChange={(phone) => form.set('phone', phone)}
          />
        </Field>
        <Field
          id={idOf('password')}
          label={account.password}
          help={core.password.help(passwordLengthMin)}
          error={problems.password}
          isRequired
        >
          <PasswordInput
            autoComplete="new-password"
            showLabel={core.password.show}
            hideLabel={core.password.hide}
            {...form.bind('password')}
          />
        </Field>
        <Button type="submit" variant="primary" size="large" isFullWidth>
          {text.next}
        </Button>
      </form>
    </RegisterLayout>
  )
}
