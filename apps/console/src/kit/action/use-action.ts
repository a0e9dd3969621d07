import { dismissToast, showToast } from '@balcao/ui/toast'
import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { useErrorReader } from '#i18n/error-texts.ts'
import { oncePerInput } from './once-per-input.ts'
import { useRunProven } from './step-up.tsx'
import { type Invalidated, useInvalidate } from './use-invalidate.ts'

/** A procedure that changes something: `api.account.revokeSession`. */
type MutationProcedure<Input, Output> = {
  '~types': { input: Input; output: Output }
  mutationOptions: () => UseMutationOptions<Output, never, Input>
}

type ActionOptions<Output> = {
  /** Asks for the password or a code when the server requires a fresh proof, and then runs again. */
  proven?: boolean
  /** Queries to refetch afterwards: a procedure, or all below a path such as `api.seller.sales`. */
  invalidates?: readonly Invalidated[]
  /** The caller shows `error` itself, so there is no toast. */
  isErrorShownHere?: boolean
  /** Message or callback after success. */
  done?: string | ((output: Output) => unknown)
}

export type Action<Input, Output> = {
  /**
   * Throws the refusal, for a dialog or a form that shows it. The same input while it runs returns the same
   * call.
   */
  run: (input: Input) => Promise<Output>
  /** For a button: a refusal becomes a toast. */
  start: (input: Input) => void
  /** True until the changed data is refetched: a press before that would be the same call. */
  isBusy: boolean
  data: Output | undefined
  error: unknown
  reset: () => void
}

/** An action of a person: runs the procedure once, refetches the changed data, and confirms success. */
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

  /** A new try removes the last refusal. */
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
