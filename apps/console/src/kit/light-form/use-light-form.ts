import { type ChangeEvent, type FormEvent, useId, useState } from 'react'
import { useErrorReader } from '#i18n/error-texts.ts'

type TextName<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] &
  string
/** `false` as an initial value stands for any boolean. */
type Widened<Value> = Value extends boolean ? boolean : string
type WidenedAll<Values> = { [Name in keyof Values]: Widened<Values[Name]> }
type Problems<Values> = { [Name in keyof Values]?: string | undefined }

type LightFormOptions<Values> = {
  initial: Values
  /** Problem of each field, before anything is sent. */
  check: (values: WidenedAll<Values>) => Problems<Values>
  /** Throws the server's refusal; the form shows it under its fields, or returns it whole. */
  send: (values: WidenedAll<Values>) => Promise<unknown>
}

/**
 * A form of a few fields. The login pages are a person's first download, so they work without the form
 * library.
 */
export function useLightForm<Values extends Record<string, string | boolean>>(
  options: LightFormOptions<Values>,
) {
  const formId = useId()
  const reader = useErrorReader()
  const [values, setValues] = useState(options.initial as WidenedAll<Values>)
  const [problems, setProblems] = useState<Problems<Values>>({})
  const [refusal, setRefusal] = useState<unknown>(null)
  const [isBusy, setIsBusy] = useState(false)
  const idOf = (name: keyof Values & string) => `${formId}${name}`

  function show(found: Problems<Values>) {
    setProblems(found)
    const first = Object.keys(options.initial).find((name) => found[name] !== undefined)
    if (first !== undefined) document.getElementById(idOf(first))?.focus()
    return first === undefined
  }

  function set<Name extends keyof Values>(name: Name, value: Widened<Values[Name]>) {
    setValues((current) => ({ ...current, [name]: value }))
    setProblems((current) => ({ ...current, [name]: undefined }))
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy || !show(options.check(values))) return
    setIsBusy(true)
    setRefusal(null)
    try {
      await options.send(values)
    } catch (error) {
      const texts = Object.entries(reader.fieldTextsOf(error)).filter(([name]) => name in values)
      if (texts.length > 0) show(Object.fromEntries(texts) as Problems<Values>)
      else setRefusal(error)
    } finally {
      setIsBusy(false)
    }
  }

  return {
    values,
    problems,
    /** A refusal that names no field of this form. */
    refusal,
    isBusy,
    idOf,
    set,
    submit,
    reset: () => setValues(options.initial as WidenedAll<Values>),
    /** For a plain text input. */
    bind: (name: TextName<Values>) => ({
      id: idOf(name),
      name,
      value: values[name] as string,
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        set(name, event.currentTarget.value as Widened<Values[typeof name]>),
    }),
  }
}
