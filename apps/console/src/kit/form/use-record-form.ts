import { inputProblemOf, writeInputProblem } from '@balcao/domain/texts/input-problems'
import { showToast } from '@balcao/ui/toast'
import { toNestErrors } from '@hookform/resolvers'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldError,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  get,
  type Path,
  type PathValue,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type { ZodType } from 'zod'
import { readError } from '#api/read-error.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { type ErrorReader, useErrorReader } from '#i18n/error-texts.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useRunProven } from '#kit/action/step-up.tsx'
import { type Invalidated, useInvalidate } from '#kit/action/use-invalidate.ts'
import { type QueryOptions, toQuery } from '#kit/query-options.ts'
import type { QueryLike } from '#kit/query-states.tsx'
import type { FieldNote } from './form-labels.ts'
import { mergeUntouched } from './merge-untouched.ts'

export type RecordFormOptions<Input extends FieldValues, Output, Data, Saved> = {
  /** Reads the record; without it a new one is created. */
  query?: QueryOptions<Data> | undefined
  /** The procedure's own input schema, or one made from it. */
  schema: ZodType<Output, Input>
  /** The record as form values; undefined for a new one. */
  toForm: (record: Data | undefined) => Input
  /** Throws the server's refusal; named fields show it. */
  save: (values: Output) => Promise<Saved>
  /** Asks for the password or a code when the server requires a fresh proof. */
  proven?: boolean
  /** Further queries to refetch after saving. */
  invalidates?: readonly Invalidated[]
  /** Message after saving, as a function where it depends on the result. */
  savedText?: string | ((saved: Saved) => string)
  /** Callback after saving, usually navigation. */
  onSaved?: (saved: Saved) => unknown
}

/** The form as pages, panels, drawers and dialogs render it. */
export type RecordForm<Input extends FieldValues, Output> = {
  /** Prefix of its fields' ids, so that two forms fit on one page. */
  id: string
  form: UseFormReturn<Input, unknown, Output>
  notes: Map<string, FieldNote>
  query: QueryLike<unknown>
  isNew: boolean
  isLoaded: boolean
  /** Another person saved the record since it was read. */
  isChangedMeanwhile: boolean
  /** Number of saves refused because of that; the notice takes the focus each time. */
  staleSaves: number
  isDirty: boolean
  dirtyFields: object
  isSubmitting: boolean
  errors: FieldErrors
  submitCount: number
  /** Resets the form to the stored values. */
  discard: () => void
  submit: (event: FormEvent, onSaved?: () => void) => Promise<void>
}

/**
 * One record in a form: loads, creates and changes it. `FormPage`, `FormPanel`, `FormDrawer` and `FormDialog`
 * render it.
 */
export function useRecordForm<Input extends FieldValues, Output, Data = never, Saved = unknown>(
  options: RecordFormOptions<Input, Output, Data, Saved>,
): RecordForm<Input, Output> {
  const core = useMessages(coreCatalogue)
  const reader = useErrorReader()
  const savedTextOf = (saved: Saved) =>
    typeof options.savedText === 'function' ? options.savedText(saved) : options.savedText
  const client = useQueryClient()
  const invalidate = useInvalidate()
  const runProven = useRunProven()
  const id = useId()
  const isNew = options.query === undefined
  const query = useQuery(toQuery(options.query))
  const [isLoaded, setIsLoaded] = useState(isNew)
  const [isChangedMeanwhile, setIsChangedMeanwhile] = useState(false)
  const [staleSaves, setStaleSaves] = useState(0)
  const isSaving = useRef(false)
  const notes = useRef(new Map<string, FieldNote>())

  const form = useForm<Input, unknown, Output>({
    resolver: useMemo(() => schemaResolver(options.schema), [options.schema]),
    ...(isNew && { defaultValues: options.toForm(undefined) as DefaultValues<Input> }),
    // Not on blur: an error that appears under the pointer moves the button away from the click.
    mode: 'onSubmit',
    // The summary above the form takes the focus and links to each field.
    shouldFocusError: false,
  })
  const { isDirty, dirtyFields, isSubmitting, errors, submitCount } = form.formState

  const take = useEffectEvent((record: Data) => {
    // Our own save also arrives as a changed record, but it is not another person's change.
    if (isSaving.current) return
    const incoming = options.toForm(record)
    const { values, kept } = mergeUntouched(form.getValues(), incoming, dirtyFields)
    form.reset(incoming)
    for (const name of kept)
      form.setValue(name as Path<Input>, values[name] as PathValue<Input, Path<Input>>, { shouldDirty: true })
    setIsChangedMeanwhile(isLoaded && kept.length > 0)
    setIsLoaded(true)
  })
  useEffect(() => {
    if (query.data !== undefined) take(query.data)
  }, [query.data])

  const ownKey = options.query?.queryKey
  const own: Invalidated[] = ownKey ? [{ queryFilter: () => ({ queryKey: ownKey, exact: true }) }] : []

  async function saveValues(values: Output, onSaved?: () => void): Promise<void> {
    isSaving.current = true
    try {
      const saved = await (options.proven ? runProven(() => options.save(values)) : options.save(values))
      await invalidate([...own, ...(options.invalidates ?? [])])
      const fresh = options.query && client.getQueryData<Data>(options.query.queryKey)
      form.reset(options.toForm(fresh))
      setIsChangedMeanwhile(false)
      setStaleSaves(0)
      void showToast({ tone: 'positive', title: savedTextOf(saved) ?? core.form.saved })
      onSaved?.()
      await options.onSaved?.(saved)
    } catch (error) {
      isSaving.current = false
      if (ownKey && readError(error).code === 'record_changed') {
        // The newer record is merged around the typed input, and the notice above the form says so.
        await invalidate(own)
        setStaleSaves((count) => count + 1)
      } else applyServerErrors(form, error, reader)
    } finally {
      isSaving.current = false
    }
  }

  return {
    id,
    form,
    notes: notes.current,
    query,
    isNew,
    isLoaded,
    isChangedMeanwhile,
    staleSaves,
    isDirty,
    dirtyFields,
    isSubmitting,
    errors,
    submitCount,
    discard: () => {
      form.reset()
      setIsChangedMeanwhile(false)
    },
    submit: (event: FormEvent, onSaved?: () => void) => {
      // A dialog's form may be inside a page's form; only its own is submitted.
      event.stopPropagation()
      return form.handleSubmit((values) => saveValues(values, onSaved))(event)
    },
  }
}

/** Shows the server's refusal under the fields it names, however deep, otherwise above the form. */
function applyServerErrors<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: unknown,
  reader: ErrorReader,
): void {
  const values = form.getValues()
  const named = Object.entries(readError(error).fieldErrors)
  const known = named.filter(([path]) => get(values, path) !== undefined)
  for (const [path, message] of known) form.setError(path as FieldPath<Values>, { type: 'server', message })
  if (known.length === 0 || known.length < named.length)
    form.setError('root', { type: 'server', message: reader.textOf(error) })
}

/**
 * Validates a form by a schema. Its messages are problem codes such as `too_short:3`, for which each field
 * has the text.
 */
function schemaResolver<Input extends FieldValues, Output>(
  schema: ZodType<Output, Input>,
): Resolver<Input, unknown, Output> {
  return async (values, _context, options) => {
    const result = await schema.safeParseAsync(values)
    if (result.success) return { values: result.data, errors: {} }
    const errors: Record<string, FieldError> = {}
    for (const issue of result.error.issues) {
      const path = issue.path.join('.') || 'root'
      const message = writeInputProblem(inputProblemOf(issue, get(values, path)))
      errors[path] ??= { type: issue.code ?? 'custom', message }
    }
    return { values: {}, errors: toNestErrors<Input>(errors, options) }
  }
}
