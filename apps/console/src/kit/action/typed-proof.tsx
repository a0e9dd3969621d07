import { Button } from '@balcao/ui/button'
import { CodeInput } from '@balcao/ui/code-input'
import { Field } from '@balcao/ui/field'
import { Input } from '@balcao/ui/input'
import { PasswordInput } from '@balcao/ui/password-input'
import { useMutation } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useErrorReader } from '#i18n/error-texts.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { ProofKind } from './proof-kind.ts'

type TypedProofProps = {
  kind: Exclude<ProofKind, 'signOn'>
  email: string
  value: string
  onChange: (value: string) => void
}

export function TypedProof({ kind, email, value, onChange }: TypedProofProps) {
  const core = useMessages(coreCatalogue)
  if (kind === 'password')
    return (
      <Field label={core.stepUp.password}>
        <PasswordInput
          autoComplete="current-password"
          showLabel={core.password.show}
          hideLabel={core.password.hide}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </Field>
    )
  if (kind === 'recovery')
    return (
      <Field label={core.stepUp.recoveryCode}>
        <Input
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className="font-mono"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </Field>
    )
  return (
    <>
      {kind === 'mail' && <MailCode email={email} />}
      <Field label={core.stepUp.code}>
        <CodeInput value={value} onChange={onChange} />
      </Field>
    </>
  )
}

function MailCode({ email }: { email: string }) {
  const core = useMessages(coreCatalogue)
  const reader = useErrorReader()
  const send = useMutation(api.account.requestCustomerCode.mutationOptions())
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button size="small" isBusy={send.isPending} onClick={() => send.mutate({ email })}>
        {core.stepUp.sendCode}
      </Button>
      <p role="status" className="text-muted text-sm">
        {send.isSuccess && core.stepUp.codeSent}
        {send.error && reader.textOf(send.error)}
      </p>
    </div>
  )
}
