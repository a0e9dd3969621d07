import type { Role } from '@balcao/domain/vocabulary'
import { Banner } from '@balcao/ui/banner'
import { Button } from '@balcao/ui/button'
import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { answerWithPasskey, canUsePasskeys } from '#kit/passkey/device-passkeys.ts'
import { PasskeyProblem } from '#kit/passkey/passkey-problem.ts'
import { usePasskeyReader } from '#kit/passkey/use-passkey-reader.ts'
import { accountCatalogue } from './catalogue.ts'
import { useEnter } from './use-enter.ts'
import { useRefusal } from './use-refusal.ts'

type PasskeyEntryProps = {
  door: Role
  rememberDevice: boolean
  invitation?: string | undefined
  /** Whether the passkey is the main way to log in here. */
  isPrimary?: boolean
}

/** One press instead of e-mail, password and code. The device asks for the passkey and verifies the person. */
export function PasskeyEntry({ door, rememberDevice, invitation, isPrimary = false }: PasskeyEntryProps) {
  const account = useMessages(accountCatalogue)
  const textOf = usePasskeyReader()
  const enter = useEnter()
  const ask = useMutation(api.account.askForPasskey.mutationOptions())
  const open = useMutation(api.account.enterWithPasskey.mutationOptions())
  const entry = useMutation({
    mutationFn: async () => {
      const answer = await answerWithPasskey(await ask.mutateAsync({ door }))
      await open.mutateAsync({ door, answer, rememberDevice, ...(invitation && { invitation }) })
      await enter()
    },
  })
  const refusal = useRefusal(entry.error)
  if (!canUsePasskeys()) return null
  return (
    <div className="grid gap-4">
      <div role="alert" className="empty:hidden">
        {entry.error && (
          <Banner tone={entry.error instanceof PasskeyProblem ? 'info' : 'negative'}>
            {entry.error instanceof PasskeyProblem ? textOf(entry.error) : refusal.text}
          </Banner>
        )}
      </div>
      <Button
        variant={isPrimary ? 'primary' : 'secondary'}
        size="large"
        isFullWidth
        icon={<KeyRound />}
        disabled={refusal.isWaiting}
        isBusy={entry.isPending}
        onClick={() => entry.mutate()}
      >
        {account.passkey}
      </Button>
    </div>
  )
}
