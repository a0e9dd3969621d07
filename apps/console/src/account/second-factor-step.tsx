import { Banner } from '@balcao/ui/banner'
import { Button } from '@balcao/ui/button'
import { CodeInput } from '@balcao/ui/code-input'
import { Field } from '@balcao/ui/field'
import { Input } from '@balcao/ui/input'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#api/client.ts'
import { readError } from '#api/read-error.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { accountCatalogue } from './catalogue.ts'
import { DoorLayout } from './door-layout.tsx'
import { PasskeyEntry } from './passkey-entry.tsx'
import type { PasswordDoorRole } from './password-door-role.ts'
import { useEnter } from './use-enter.ts'
import { useRefusal } from './use-refusal.ts'

export type AskedFactor = {
  challenge: string
  factors: { app: boolean; passkey: boolean }
  rememberDevice: boolean
}

type SecondFactorStepProps = {
  door: PasswordDoorRole
  asked: AskedFactor
  invitation: string | undefined
  onLeave: (reason: { isExpired: boolean }) => void
}

export function SecondFactorStep({ door, asked, invitation, onLeave }: SecondFactorStepProps) {
  const account = useMessages(accountCatalogue)
  const core = useMessages(coreCatalogue)
  const text = account.secondFactor
  const enter = useEnter()
  const { challenge, factors, rememberDevice } = asked
  const [isRecovery, setIsRecovery] = useState(!factors.app)
  const [code, setCode] = useState('')
  const confirm = useMutation(api.account.confirmSecondFactor.mutationOptions())
  const refusal = useRefusal(confirm.error)
  const words = factors.app ? (isRecovery ? text.recoveryText : text.text) : text.passkeyText
  const isWrongCode = readError(confirm.error).code === 'code_invalid'

  async function submit(typed: string) {
    if (confirm.isPending || typed.trim() === '') return
    try {
      await confirm.mutateAsync({ challenge, code: typed, ...(invitation && { invitation }) })
      await enter()
    } catch (error) {
      setCode('')
      if (readError(error).code === 'session_expired') onLeave({ isExpired: true })
    }
  }

  return (
    <DoorLayout title={text.title} text={words}>
      {factors.passkey && (
        <PasskeyEntry
          door={door}
          rememberDevice={rememberDevice}
          invitation={invitation}
          isPrimary={!factors.app}
        />
      )}
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void submit(code)
        }}
      >
        <div role="alert" className="empty:hidden">
          {refusal.text && !isWrongCode && <Banner tone="negative">{refusal.text}</Banner>}
        </div>
        {isRecovery ? (
          <Field label={text.recoveryCode} error={isWrongCode ? (refusal.text ?? undefined) : undefined}>
            <Input
              autoFocus={factors.app}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              className="font-mono"
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
            />
          </Field>
        ) : (
          <Field label={text.code} error={isWrongCode ? (refusal.text ?? undefined) : undefined}>
            <CodeInput autoFocus value={code} onChange={setCode} onComplete={submit} />
          </Field>
        )}
        <Button
          type="submit"
          variant={factors.app ? 'primary' : 'secondary'}
          size="large"
          isFullWidth
          disabled={refusal.isWaiting}
          isBusy={confirm.isPending}
        >
          {core.action.confirm}
        </Button>
        <div className="flex flex-wrap justify-between gap-2">
          {factors.app && (
            <Button
              variant="ghost"
              size="small"
              onClick={() => {
                setCode('')
                confirm.reset()
                setIsRecovery(!isRecovery)
              }}
            >
              {isRecovery ? text.useApp : text.useRecovery}
            </Button>
          )}
          <Button variant="ghost" size="small" onClick={() => onLeave({ isExpired: false })}>
            {text.otherAccount}
          </Button>
        </div>
      </form>
    </DoorLayout>
  )
}
