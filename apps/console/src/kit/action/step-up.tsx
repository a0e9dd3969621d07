import { createContext, lazy, type ReactNode, Suspense, use, useState } from 'react'
import { createProofQueue, type Run } from './proof-queue.ts'

const StepUpContext = createContext<Run | null>(null)

const StepUpDialog = lazy(async () => ({ default: (await import('./step-up-dialog.tsx')).StepUpDialog }))

/**
 * Runs an action that the server may refuse with a request for a fresh proof. It then asks for the proof and
 * runs the action again, so that a screen only calls `runProven(() => withdraw.mutateAsync(…))`.
 */
export function useRunProven(): Run {
  const run = use(StepUpContext)
  if (!run) throw new Error('useRunProven needs a StepUpProvider above it')
  return run
}

export function StepUpProvider({ children }: { children: ReactNode }) {
  const [waitingCount, setWaitingCount] = useState(0)
  const [queue] = useState(() => createProofQueue(setWaitingCount))

  return (
    <StepUpContext value={queue.run}>
      {children}
      {waitingCount > 0 && (
        <Suspense>
          <StepUpDialog onProven={queue.retryAll} onGiveUp={queue.giveUpAll} />
        </Suspense>
      )}
    </StepUpContext>
  )
}
