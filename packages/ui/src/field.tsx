import { createContext, type ReactNode, useContext, useId } from 'react'
import { joinClasses } from './join-classes.ts'

type FieldWiring = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

const FieldContext = createContext<FieldWiring | null>(null)

/**
 * Attributes that a control inside a field spreads on its element; own props win. Outside a field it adds
 * nothing.
 */
export function useFieldWiring<Props extends object>(own: Props): Props & Partial<FieldWiring> {
  const wiring = useContext(FieldContext)
  if (!wiring) return own
  const given = Object.entries(own).filter(([, value]) => value !== undefined)
  return { ...wiring, ...(Object.fromEntries(given) as Props) }
}

export type FieldProps = {
  label: ReactNode
  children: ReactNode
  help?: ReactNode
  error?: string | undefined
  isRequired?: boolean | undefined
  /** A word such as “opcional” beside the label. */
  hint?: ReactNode
  isLabelHidden?: boolean | undefined
  id?: string | undefined
  className?: string | undefined
}

/**
 * Label above, help below. An error replaces the help: it names the remedy, and the two would repeat each
 * other.
 */
export function Field(props: FieldProps) {
  const generatedId = useId()
  const id = props.id ?? generatedId
  const helpId = `${id}-help`
  const errorId = `${id}-error`
  const describedBy = props.error ? errorId : props.help ? helpId : undefined
  const wiring: FieldWiring = {
    id,
    'aria-describedby': describedBy,
    'aria-invalid': props.error ? true : undefined,
    'aria-required': props.isRequired ? true : undefined,
  }
  return (
    <div className={joinClasses('grid grid-cols-1 content-start gap-1.5', props.className)}>
      <div className={joinClasses('flex items-center gap-2', props.isLabelHidden && 'sr-only')}>
        <label htmlFor={id} className="font-medium text-base">
          {props.label}
        </label>
        {props.hint && <span className="ms-auto text-muted text-sm">{props.hint}</span>}
      </div>
      <FieldContext value={wiring}>{props.children}</FieldContext>
      {props.error && (
        <p id={errorId} className="flex items-start gap-1.5 text-negative text-sm">
          {props.error}
        </p>
      )}
      {props.help && !props.error && (
        <p id={helpId} className="text-muted text-sm">
          {props.help}
        </p>
      )}
    </div>
  )
}
