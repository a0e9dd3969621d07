import { useMutation } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { accountCatalogue } from './catalogue.ts'
import { DoorLayout } from './door-layout.tsx'
import { MailedCodeForm } from './mailed-code-form.tsx'
import { ResendCode } from './resend-code.tsx'
import { useEnter } from './use-enter.ts'

/** `startAgain` mails another code for the same data and invalidates the code before it. */
export type StartedRegistration = {
  email: string
  registration: string
  startAgain: () => Promise<{ registration: string }>
}

type ConfirmEmailStepProps = StartedRegistration & {
  onRestarted: (started: { registration: string }) => void
  onStartOver: () => void
}

export function ConfirmEmailStep(props: ConfirmEmailStepProps) {
  const { email, registration, startAgain, onRestarted, onStartOver } = props
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
        <ResendCode resend={async () => onRestarted(await startAgain())} />
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
