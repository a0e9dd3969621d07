import { AlertDialog } from '@balcao/ui/alert-dialog'
import { Button } from '@balcao/ui/button'
import { LinkButton } from '@balcao/ui/link-button'
import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useRef, useState } from 'react'
import { api } from '#api/client.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import type { CoreMessages } from '#i18n/core/pt-br.ts'
import { useErrorReader } from '#i18n/error-texts.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { answerWithPasskey, canUsePasskeys } from '#kit/passkey/device-passkeys.ts'
import { usePasskeyReader } from '#kit/passkey/use-passkey-reader.ts'
import { useSession } from '#session/session.ts'
import { type ProofKind, proofKindOf } from './proof-kind.ts'
import { TypedProof } from './typed-proof.tsx'

/** Asks for a passkey where the person has one, or for its substitute. */
export function StepUpDialog({ onProven, onGiveUp }: { onProven: () => void; onGiveUp: () => void }) {
  const core = useMessages(coreCatalogue)
  const reader = useErrorReader()
  const { user } = useSession()
  const kind = proofKindOf(user)
  const hasPasskey = user.hasPasskey && canUsePasskeys()
  const [typed, setTyped] = useState('')
  const isProven = useRef(false)
  const stepUp = useMutation(api.account.stepUp.mutationOptions())
  return (
    <AlertDialog
      open
      onOpenChange={() => (isProven.current ? onProven() : onGiveUp())}
      title={core.stepUp.title}
      description={wordsFor(core.stepUp, { kind, hasPasskey, email: user.email })}
      confirmLabel={kind === 'signOn' ? core.stepUp.signedOn : core.action.confirm}
      cancelLabel={core.action.cancel}
      isConfirmDisabled={kind !== 'signOn' && typed === ''}
      problemOf={reader.textOf}
      onConfirm={async () => {
        // After a sign-on, the retried action shows whether the provider has confirmed the person.
        if (kind !== 'signOn')
          await stepUp.mutateAsync(kind === 'password' ? { password: typed } : { code: typed })
        isProven.current = true
      }}
    >
      {hasPasskey && <PasskeyProof onProven={onProven} />}
      {kind === 'signOn' ? (
        <LinkButton
          href={`/sign-on/start?door=${user.role}&purpose=PROVE`}
          target="_blank"
          rel="noreferrer"
          variant="primary"
          isFullWidth
        >
          {core.stepUp.signOn}
        </LinkButton>
      ) : (
        <TypedProof kind={kind} email={user.email} value={typed} onChange={setTyped} />
      )}
    </AlertDialog>
  )
}

function PasskeyProof({ onProven }: { onProven: () => void }) {
  const core = useMessages(coreCatalogue)
  const textOf = usePasskeyReader()
  const ask = useMutation(api.account.askForOwnPasskey.mutationOptions())
  const stepUp = useMutation(api.account.stepUp.mutationOptions())
  const proof = useMutation({
    mutationFn: async () => {
      await stepUp.mutateAsync({ passkey: await answerWithPasskey(await ask.mutateAsync()) })
      onProven()
    },
  })
  return (
    <div className="grid gap-2">
      <Button
        variant="primary"
        isFullWidth
        icon={<KeyRound />}
        isBusy={proof.isPending}
        onClick={() => proof.mutate()}
      >
        {core.stepUp.passkey}
      </Button>
      <p role="alert" className="text-negative text-sm empty:hidden">
        {proof.error && textOf(proof.error)}
      </p>
    </div>
  )
}

function wordsFor(
  words: CoreMessages['stepUp'],
  { kind, hasPasskey, email }: { kind: ProofKind; hasPasskey: boolean; email: string },
): string {
  if (kind === 'mail') return hasPasskey ? words.byMailOrPasskey(email) : words.byMail(email)
  if (kind === 'recovery') return words.byRecovery
  if (kind === 'password') return words.byPassword
  if (kind === 'signOn') return words.bySignOn
  return hasPasskey ? words.byPasskey : words.byCode
}
