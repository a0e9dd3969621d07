import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldValues, Path, PathValue } from 'react-hook-form'
import type { ZodType } from 'zod'
import { readError } from '#api/read-error.ts'
import { useSettled } from '#kit/use-settled.ts'
import type { RecordForm } from './use-record-form.ts'

type AutosaveOptions<Input extends FieldValues, Output> = {
  /** Schema of a storable state; the form's own schema may require more for the next step. */
  schema: ZodType<Output, Input>
  /** Returns values for the form, such as the stored version. */
  save: (values: Output) => Promise<Partial<Input>>
}

export type Autosave = {
  state: 'idle' | 'saving' | 'saved' | 'failed'
  savedAt: Date | null
  /** Error of the last save. */
  error: unknown
  /** Stores pending changes at once; false where it failed. */
  saveNow: () => Promise<boolean>
}

const pauseMilliseconds = 700
const retryMilliseconds = 4_000

/**
 * Autosaves a form, a moment after the last change, one save at a time. Input typed meanwhile stays and is
 * stored next.
 */
export function useAutosave<Input extends FieldValues, Output>(
  { form }: RecordForm<Input, Output>,
  { schema, save }: AutosaveOptions<Input, Output>,
): Autosave {
  const [state, setState] = useState<Autosave['state']>('idle')
  const [error, setError] = useState<unknown>(null)
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const stored = useRef(JSON.stringify(form.getValues()))
  const queue = useRef<Promise<boolean>>(Promise.resolve(true))

  async function storeOnce(): Promise<boolean> {
    const values = form.getValues()
    if (JSON.stringify(values) === stored.current) return true
    const { data, success } = schema.safeParse(values)
    if (!success) return false
    setState('saving')
    try {
      const taken = await save(data)
      for (const [name, value] of Object.entries(taken))
        form.setValue(name as Path<Input>, value as PathValue<Input, Path<Input>>)
      stored.current = JSON.stringify({ ...values, ...taken })
      setState('saved')
      setSavedAt(new Date())
      return true
    } catch (problem) {
      setError(problem)
      setState('failed')
      return false
    }
  }
  const saveNow = () => {
    queue.current = queue.current.then(storeOnce)
    return queue.current
  }

  const typed = useSettled(JSON.stringify(form.watch()), pauseMilliseconds)
  const onPause = useEffectEvent(() => void saveNow())
  useEffect(() => {
    if (typed !== '') onPause()
  }, [typed])
  // A lost connection or a busy server is worth a retry; a refusal stays until the input changes.
  const mayPass = state === 'failed' && readError(error).isWorthRetrying
  useEffect(() => {
    if (!mayPass) return
    const timer = setInterval(onPause, retryMilliseconds)
    return () => clearInterval(timer)
  }, [mayPass])
  return { state, savedAt, error, saveNow }
}
