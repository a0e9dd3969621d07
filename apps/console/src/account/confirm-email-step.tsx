import { useMutation } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { accountCatalogue } from './catalogue.ts'
import { DoorLayout } from './door-layout.tsx'
import { MailedCodeForm } from './mailed-code-form.tsx'
import { useEnter } from './use-enter.ts'

type ConfirmEmailStepProps = { email: string; registration: string; onStartOver: () => void }

export function ConfirmEmailStep({ email, registration, onStartOver }: ConfirmEmailStepProps) {
  const text = useMessages(accountCatalogue).checkEmail
  const enter = useEnter()
  const confirm = useMutation(api.account.confirmRegistration.mutationOptions())
  return (
    <DoorLayout title={text.title} text={text.text(email)}>
      <MailedCodeForm
        label={text.code}
        submitLabel={text.submit}
        error={confirm.error}
        isBusy={confirm.isPending}
        onCode={async (code) => {
          await confirm.mutateAsync({ registration, code })
          await enter()
        }}
      >
        <p className="text-muted text-sm">
          {text.notArrived}{' '}
          <button
            type="button"
            onClick={onStartOver}
            className="font-medium text-primary underline-offset-2 hover:underline"
          >
            {text.startOver}
          </button>
          .
        </p>
      </MailedCodeForm>
    </DoorLayout>
  )
}
