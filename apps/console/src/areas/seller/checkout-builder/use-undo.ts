import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useSettled } from '#kit/use-settled.ts'
import type { LookForm } from './look-form.ts'

const stepsMax = 50

/** Undo history of the form, one step per pause in typing; the newest last. */
export function useUndo<Output>(form: UseFormReturn<LookForm, unknown, Output>) {
  const look = JSON.stringify(form.watch('look'))
  const settled = useSettled(look, 500)
  const [steps, setSteps] = useState({ past: [] as string[], now: look, future: [] as string[] })
  const isStepping = useRef(false)

  const note = useEffectEvent((reached: string) => {
    if (reached === steps.now) {
      isStepping.current = false
      return
    }
    if (isStepping.current) return
    setSteps(({ past, now }) => ({ past: [...past, now].slice(-stepsMax), now: reached, future: [] }))
  })
  useEffect(() => note(settled), [settled])

  const show = (text: string) => {
    isStepping.current = true
    form.reset({ ...form.getValues(), look: JSON.parse(text) as LookForm['look'] })
  }
  return {
    undo: () => {
      const past = steps.past.at(-1)
      if (past === undefined) return
      setSteps({ past: steps.past.slice(0, -1), now: past, future: [steps.now, ...steps.future] })
      show(past)
    },
    redo: () => {
      const [next, ...future] = steps.future
      if (next === undefined) return
      setSteps({ past: [...steps.past, steps.now], now: next, future })
      show(next)
    },
    canUndo: steps.past.length > 0,
    canRedo: steps.future.length > 0,
  }
}
