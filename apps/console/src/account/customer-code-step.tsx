import { Button } from '@balcao/ui/button'
import { useMutation } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { accountCatalogue } from './catalogue.ts'
import { DoorLayout } from './door-layout.tsx'
import { MailedCodeForm } from './mailed-code-form.tsx'
import { ResendCode } from './resend-code.tsx'
import { useEnter } from './use-enter.ts'

export function CustomerCodeStep({ email, onOtherEmail }: { email: string; onOtherEmail: () => void }) {
  const account = useMessages(accountCatalogue)
  const text = account.customer
  const enter = useEnter()
  const request = useMutation(api.account.requestCustomerCode.mutationOptions())
  const confirm = useMutation(api.account.enterWithCustomerCode.mutationOptions())
  return (
    <DoorLayout title={text.codeTitle} text={text.codeText(email)}>
      <MailedCodeForm
        label={account.checkEmail.code}
        submitLabel={text.enter}
        error={confirm.error}
        isBusy={confirm.isPending}
        onCode={async (code) => {
          await confirm.mutateAsync({ email, code })
          await enter()
        }}
      >
        <ResendCode resend={() => request.mutateAsync({ email })} />
        <Button variant="ghost" size="small" onClick={onOtherEmail}>
          {text.otherEmail}
        </Button>
      </MailedCodeForm>
    </DoorLayout>
  )
}
