import { Button } from '@balcao/ui/button'
import { EmptyState, type EmptyStateProps } from '@balcao/ui/empty-state'
import { VisuallyHidden } from '@balcao/ui/visually-hidden'
import { Plus } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { get, useFieldArray, useFormContext } from 'react-hook-form'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useFieldNote } from '#kit/form/form-context.tsx'
import { useProblemText } from '#kit/form/use-problem-text.ts'
import { FormRow } from './form-row.tsx'

export type RowsFieldProps<Name extends string = string> = {
  name: Name
  label: string
  help?: string
  /** Name of a row: “Bump 2”. */
  rowLabel: (index: number) => string
  addLabel: string
  /** Initial values of a new row. */
  newRow: () => Record<string, unknown>
  /** Empty state without rows; its action is the add button. */
  empty?: Pick<EmptyStateProps, 'icon' | 'title' | 'description'>
  /** Maximum number of rows. */
  max?: number
  /** Rows without an order, which cannot be moved. */
  isUnordered?: boolean
  /** Renders the fields of a row; `path` is their prefix: `${path}.title`. */
  children: (path: `${Name}.${number}`, index: number) => ReactNode
}

const firstField = '[role="combobox"], input, textarea'

/** A list of rows that are added, removed and moved by buttons, or with Alt and the arrow keys. */
export function RowsField<Name extends string>(props: RowsFieldProps<Name>) {
  const { name, label, help, max = Number.POSITIVE_INFINITY } = props
  const { rows: text } = useMessages(coreCatalogue)
  const { control, formState } = useFormContext()
  const { fields, append, remove, move } = useFieldArray({ control, name: name as string })
  const problemText = useProblemText()
  const id = useFieldNote(name, { label, unit: 'plain', isRows: true })
  const box = useRef<HTMLFieldSetElement>(null)
  const [said, setSaid] = useState('')
  const [focused, setFocused] = useState<{ find: () => Element | null | undefined } | null>(null)

  // The focus stays in a row that moves, goes to a new row, and from a removed row to its neighbour. A row may contain
  // rows of its own.
  useEffect(() => {
    const target = focused?.find()
    if (target instanceof HTMLElement) target.focus()
  }, [focused])
  const inRow = (place: number, what: string) =>
    box.current?.querySelectorAll(':scope > [data-row]')[place]?.querySelector(what)

  const errors: { message?: string; root?: { message?: string } } | undefined = get(formState.errors, name)
  const message = errors?.root?.message ?? errors?.message
  const shift = (from: number, step: 1 | -1) => {
    const to = from + step
    if (to < 0 || to >= fields.length) return
    move(from, to)
    setSaid(text.moved(props.rowLabel(from), to + 1, fields.length))
    const active = document.activeElement
    setFocused({ find: () => active })
  }
  const isEmpty = fields.length === 0 && props.empty !== undefined
  const addButton = (
    <Button
      icon={<Plus />}
      data-add
      className="justify-self-start"
      onClick={() => {
        append(props.newRow(), { shouldFocus: false })
        setFocused({ find: () => inRow(fields.length, firstField) })
      }}
    >
      {props.addLabel}
    </Button>
  )
  return (
    <fieldset ref={box} id={id} tabIndex={-1} className="grid grid-cols-1 gap-3 outline-none">
      <legend className="mb-1.5 font-medium">{label}</legend>
      {help && !isEmpty && <p className="text-muted text-sm">{help}</p>}
      {fields.map((row, index) => (
        <FormRow
          key={row.id}
          path={`${name}.${index}`}
          label={props.rowLabel(index)}
          isFirst={index === 0}
          isLast={index === fields.length - 1}
          {...(!props.isUnordered && {
            onMove: (step: 1 | -1) => shift(index, step),
          })}
          onRemove={() => {
            setSaid(text.removed(props.rowLabel(index)))
            remove(index)
            setFocused({
              find: () =>
                inRow(Math.min(index, fields.length - 2), '[data-remove]') ??
                box.current?.querySelector(':scope > [data-add]') ??
                box.current?.querySelector('[data-add]'),
            })
          }}
        >
          {props.children(`${name}.${index}`, index)}
        </FormRow>
      ))}
      {message !== undefined && <p className="text-negative text-sm">{problemText(message, 'plain')}</p>}
      {isEmpty ? (
        <EmptyState {...props.empty} title={props.empty?.title} action={addButton} />
      ) : (
        fields.length < max && addButton
      )}
      <VisuallyHidden>
        <span aria-live="polite">{said}</span>
      </VisuallyHidden>
    </fieldset>
  )
}
