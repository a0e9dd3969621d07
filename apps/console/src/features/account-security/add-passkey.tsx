import { Button, type ButtonProps } from '@balcao/ui/button'
import { showToast } from '@balcao/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useRunProven } from '#kit/action/step-up.tsx'
import { useInvalidate } from '#kit/action/use-invalidate.ts'
import { canUsePasskeys, makePasskey } from '#kit/passkey/device-passkeys.ts'
import { PasskeyProblem } from '#kit/passkey/passkey-problem.ts'
import { usePasskeyReader } from '#kit/passkey/use-passkey-reader.ts'
import { accountSecurityCatalogue } from './catalogue.ts'
import { readDevice } from './device-name.ts'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'

/**
 * The device creates a passkey, named after the device. A person for whom it is the second factor sees the
 * recovery codes first.
 */
export function AddPasskey({ variant }: Pick<ButtonProps, 'variant'>) {
  const { passkeys: text, devices } = useMessages(accountSecurityCatalogue)
  const textOf = usePasskeyReader()
  const runProven = useRunProven()
  const invalidate = useInvalidate()
  const start = useMutation(api.account.startPasskey.mutationOptions())
  const save = useMutation(api.account.addPasskey.mutationOptions())
  const device = readDevice(navigator.userAgent)
  const label = device ? devices.on(device.browser, device.system) : devices.unknown
  const finish = async () => {
    adding.reset()
    await invalidate([api.account.session, api.account.listPasskeys, api.account.listSessions])
    void showToast({ tone: 'positive', title: text.added })
  }
  const adding = useMutation({
    mutationFn: async () => {
      const made = await makePasskey(await runProven(() => start.mutateAsync()))
      return save.mutateAsync({ made, label })
    },
    onSuccess: ({ recoveryCodes }) => (recoveryCodes ? undefined : finish()),
    onError: (error) =>
      showToast({
        tone: error instanceof PasskeyProblem && error.kind === 'canceled' ? 'info' : 'negative',
        title: textOf(error),
      }),
  })
  const codes = adding.data?.recoveryCodes
  if (!canUsePasskeys()) return <p className="text-muted text-sm">{text.impossible}</p>
  return (
    <>
      <Button variant={variant} icon={<KeyRound />} isBusy={adding.isPending} onClick={() => adding.mutate()}>
        {text.add}
      </Button>
      {codes && <RecoveryCodesDialog codes={codes} onDone={() => void finish()} />}
    </>
  )
}
