import { dismissToast, showToast } from '@balcao/ui/toast'
import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { useErrorReader } from '../../i18n/error-texts.ts'
import { oncePerInput } from './once-per-input.ts'
import { useRunProven } from './step-up.tsx'
import { type Invalidated, useInvalidate } from './use-invalidate.ts'

/** A procedure that changes something: `api.account.revokeSession`. */
type MutationProcedure<Input, Output> = {
  '~types': { input: Input; output: Output }
  mutationOptions: () => UseMutationOptions<Output, never, Input>
}

type ActionOptions<Output> = {
  /** Asks for the password or a code when the server wants to be sure who it is, and then runs once more. */
  proven?: boolean
  /** Whatever is read anew once it is done: a procedure, or all that stand below a path such as `api.seller.sales`. */
  invalidates?: readonly Invalidated[]
  /** The caller shows `error` itself, so no toast does. */
  isErrorShownHere?: boolean
  /** What to say, or to do, when it is done. */
  done?: string | ((output: Output) => unknown)
}

export type Action<Input, Output> = {
  /** Throws the refusal, for a dialog or a form that shows it. The same input again while it runs is that same call. */
  run: (input: Input) => Promise<Output>
  /** For a button: a refusal becomes a toast. */
  start: (input: Input) => void
  /** Until what changed has been read anew: a press before that would be the same call. */
  isBusy: boolean
  data: Output | undefined
  error: unknown
  reset: () => void
}

/** Something that a person does: runs the procedure once, reads anew what changed, and says that it is done. */
export function useAction<Input, Output>(
  procedure: MutationProcedure<Input, Output>,
  options: ActionOptions<Output> = {},
): Action<Input, Output> {
  const reader = useErrorReader()
  const runProven = useRunProven()
  const invalidate = useInvalidate()
  const mutation = useMutation(procedure.mutationOptions() as UseMutationOptions<Output, unknown, Input>)
  const running = useRef(new Map<string, Promise<Output>>())
  const [underway, setUnderway] = useState(0)
  const toastId = useId()
  const hasToldRefusal = useRef(false)

  function tellRefusal(error: unknown) {
    hasToldRefusal.current = true
    void showToast({ id: toastId, tone: 'negative', title: reader.textOf(error) })
  }

  /** A new try makes the last refusal old news. */
  function takeBackRefusal() {
    if (!hasToldRefusal.current) return
    hasToldRefusal.current = false
    void dismissToast(toastId)
  }

  async function act(input: Input): Promise<Output> {
    setUnderway((count) => count + 1)
    try {
      return await carryOut(input)
    } finally {
      setUnderway((count) => count - 1)
    }
  }

  async function carryOut(input: Input): Promise<Output> {
    takeBackRefusal()
    const once = () => mutation.mutateAsync(input)
    const output = options.proven ? await runProven(once) : await once()
    await invalidate(options.invalidates ?? [])
    if (typeof options.done === 'string') void showToast({ tone: 'positive', title: options.done })
    else await options.done?.(output)
    return output
  }

  const run = oncePerInput(act, running.current)

  return {
    run,
    start: (input) => {
      run(input).catch((error: unknown) => {
        if (!options.isErrorShownHere) tellRefusal(error)
      })
    },
    isBusy: underway > 0,
    data: mutation.data,
    error: mutation.error,
    reset: mutation.reset,
  }
}
