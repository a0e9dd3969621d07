import { Banner } from '@balcao/ui/banner'
import { Button } from '@balcao/ui/button'
import { Field } from '@balcao/ui/field'
import { Input } from '@balcao/ui/input'
import { useMessages } from '#i18n/use-messages.ts'
import type { useLightForm } from '#kit/light-form/use-light-form.ts'
import { accountCatalogue } from './catalogue.ts'
import { useRefusal } from './use-refusal.ts'

type EmailFormProps = {
  form: ReturnType<typeof useLightForm<{ email: string }>>
  autoComplete: 'email' | 'username'
  submitLabel: string
}

/** The step of a login page that asks only for an e-mail address. */
export function EmailForm({ form, autoComplete, submitLabel }: EmailFormProps) {
  const { email } = useMessages(accountCatalogue)
  const refusal = useRefusal(form.refusal)
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4">
      <div role="alert" className="empty:hidden">
        {refusal.text && <Banner tone="negative">{refusal.text}</Banner>}
      </div>
      <Field id={form.idOf('email')} label={email} error={form.problems.email} isRequired>
        <Input type="email" autoComplete={autoComplete} enterKeyHint="send" {...form.bind('email')} />
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="large"
        isFullWidth
        disabled={refusal.isWaiting}
        isBusy={form.isBusy}
      >
        {submitLabel}
      </Button>
    </form>
  )
}
