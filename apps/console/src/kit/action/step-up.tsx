import { AlertDialog } from '@balcao/ui/alert-dialog'
import { CodeInput } from '@balcao/ui/code-input'
import { Field } from '@balcao/ui/field'
import { PasswordInput } from '@balcao/ui/password-input'
import { useMutation } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useRef, useState } from 'react'
import { api } from '../../api/client.ts'
import { coreCatalogue } from '../../i18n/core/catalogue.ts'
import { useErrorReader } from '../../i18n/error-texts.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { createProofQueue, type Run } from './proof-queue.ts'

const StepUpContext = createContext<Run | null>(null)

/**
 * Runs an action that the server may answer with “prove first that it is you”. It then asks for the proof and runs the
 * action once more, so that a screen calls `runProven(() => withdraw.mutateAsync(…))` and thinks no further.
 */
export function useRunProven(): Run {
  const run = use(StepUpContext)
  if (!run) throw new Error('useRunProven needs a StepUpProvider above it')
  return run
}

export function StepUpProvider({
  secondFactor,
  children,
}: {
  secondFactor: 'none' | 'required' | 'enabled'
  children: ReactNode
}) {
  const [waitingCount, setWaitingCount] = useState(0)
  const [queue] = useState(() => createProofQueue(setWaitingCount))

  return (
    <StepUpContext value={queue.run}>
      {children}
      {waitingCount > 0 && (
        <StepUpDialog
          byCode={secondFactor === 'enabled'}
          onProven={queue.retryAll}
          onGiveUp={queue.giveUpAll}
        />
      )}
    </StepUpContext>
  )
}

type StepUpDialogProps = { byCode: boolean; onProven: () => void; onGiveUp: () => void }

function StepUpDialog({ byCode, onProven, onGiveUp }: StepUpDialogProps) {
  const core = useMessages(coreCatalogue)
  const reader = useErrorReader()
  const [proof, setProof] = useState('')
  const isProven = useRef(false)
  const stepUp = useMutation(api.account.stepUp.mutationOptions())
  return (
    <AlertDialog
      open
      onOpenChange={() => (isProven.current ? onProven() : onGiveUp())}
      title={core.stepUp.title}
      description={byCode ? core.stepUp.byCode : core.stepUp.byPassword}
      confirmLabel={core.action.confirm}
      cancelLabel={core.action.cancel}
      isConfirmDisabled={proof === ''}
      problemOf={reader.textOf}
      onConfirm={async () => {
        await stepUp.mutateAsync(byCode ? { code: proof } : { password: proof })
        isProven.current = true
      }}
    >
      {byCode ? (
        <Field label={core.stepUp.code}>
          <CodeInput value={proof} onChange={setProof} />
        </Field>
      ) : (
        <Field label={core.stepUp.password}>
          <PasswordInput
            autoComplete="current-password"
            showLabel={core.password.show}
            hideLabel={core.password.hide}
            value={proof}
            onChange={(event) => setProof(event.currentTarget.value)}
          />
        </Field>
      )}
    </AlertDialog>
  )
}
