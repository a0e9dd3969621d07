import { isValidDocument } from '@balcao/domain/document'
import { passwordLengthMin } from '@balcao/domain/password'
import { isMobilePhone } from '@balcao/domain/phone'
import { Banner } from '@balcao/ui/banner'
import { Button } from '@balcao/ui/button'
import { Checkbox } from '@balcao/ui/checkbox'
import { Field } from '@balcao/ui/field'
import { Input } from '@balcao/ui/input'
import { MaskedInput } from '@balcao/ui/masked-input'
import { documentMask, phoneMask } from '@balcao/ui/masks'
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
import { useEmailRule } from './use-email-rule.ts'
import { useRefusal } from './use-refusal.ts'

/** `startAgain` mails another code for the same data; the code before it is worth nothing then. */
export type StartedRegistration = {
  email: string
  registration: string
  startAgain: () => Promise<{ registration: string }>
}

type RegisterFormProps = { onStarted: (started: StartedRegistration) => void }

export function RegisterForm({ onStarted }: RegisterFormProps) {
  const account = useMessages(accountCatalogue)
  const core = useMessages(coreCatalogue)
  const text = account.register
  const passwordProblemOf = usePasswordRule()
  const emailProblemOf = useEmailRule()
  const register = useMutation(api.account.register.mutationOptions())
  const form = useLightForm({
    initial: { name: '', email: '', phone: '', document: '', password: '', acceptTerms: false },
    check: (values) => ({
      name: /\S+\s+\S+/.test(values.name) ? undefined : text.problem.name,
      email: emailProblemOf(values.email),
      phone:
        values.phone === ''
          ? text.missing.phone
          : isMobilePhone(values.phone)
            ? undefined
            : text.problem.phone,
      document:
        values.document === ''
          ? text.missing.document
          : isValidDocument(values.document)
            ? undefined
            : text.problem.document,
      password: values.password === '' ? text.missing.password : passwordProblemOf(values),
      acceptTerms: values.acceptTerms ? undefined : text.problem.acceptTerms,
    }),
    send: async (values) => {
      const startAgain = () => register.mutateAsync(values)
      const { registration } = await startAgain()
      onStarted({ email: values.email, registration, startAgain })
    },
  })
  const { problems, idOf } = form
  const refusal = useRefusal(form.refusal)

  return (
    <DoorLayout
      title={text.title}
      text={text.text}
      aside={
        <>
          {account.hasAccount} <TextLink to="/login">{account.enter}</TextLink>
        </>
      }
    >
      <form noValidate onSubmit={form.submit} className="grid gap-4">
        <div role="alert" className="empty:hidden">
          {refusal.text && <Banner tone="negative">{refusal.text}</Banner>}
        </div>
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
          id={idOf('document')}
          label={text.document}
          help={text.documentHelp}
          error={problems.document}
          isRequired
        >
          <MaskedInput
            mask={documentMask}
            autoComplete="off"
            value={form.values.document}
            onChange={(document) => form.set('document', document)}
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
        <Checkbox
          id={idOf('acceptTerms')}
          label={text.acceptTerms}
          checked={form.values.acceptTerms}
          onChange={(checked) => form.set('acceptTerms', checked)}
          error={problems.acceptTerms}
        />
        <Button
          type="submit"
          variant="primary"
          size="large"
          isFullWidth
          disabled={refusal.isWaiting}
          isBusy={form.isBusy}
        >
          {text.submit}
        </Button>
      </form>
    </DoorLayout>
  )
}
