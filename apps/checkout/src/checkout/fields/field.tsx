import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { CheckIcon } from '#page/icons.tsx'
import type { TextField } from './buyer-form.ts'
import { fieldId } from './field-id.ts'
import { caretAfterMasking } from './mask-digits.ts'

type FieldProps = Omit<ComponentProps<'input'>, 'name' | 'value' | 'onChange' | 'onBlur' | 'id'> & {
  name: TextField
  label: string
  optionalMark?: string | undefined
  value: string
  error: string | undefined
  hint?: string | undefined
  isConfirmed?: boolean
  mask?: (value: string) => string
  onValue: (field: TextField, value: string) => void
  onLeave: (field: TextField) => void
}

export function Field({
  name,
  label,
  optionalMark,
  value,
  error,
  hint,
  isConfirmed,
  mask,
  onValue,
  onLeave,
  className,
  ...input
}: FieldProps) {
  const element = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  const id = fieldId(name)
  const note = error ?? hint

  // React writes the masked value back, which moves the caret to the end; an edit in the middle must keep its
  // place.
  useLayoutEffect(() => {
    if (caret.current === null) return
    element.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  return (
    <div className={`field ${className ?? ''}`}>
      <label htmlFor={id}>
        {label}
        {optionalMark ? <span className="field-optional"> ({optionalMark})</span> : null}
      </label>
      <div className="field-box">
        <input
          {...input}
          ref={element}
          id={id}
          name={name}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
          onChange={({ target }) => {
            const next = mask ? mask(target.value) : target.value
            if (mask)
              caret.current = caretAfterMasking(
                mask,
                target.value,
                target.selectionStart ?? target.value.length,
              )
            onValue(name, next)
          }}
          onBlur={() => onLeave(name)}
        />
        {isConfirmed && !error ? (
          <span className="field-mark field-confirmed">
            <CheckIcon />
          </span>
        ) : null}
      </div>
      <FieldNote id={`${id}-note`} error={error} hint={hint} />
    </div>
  )
}

export function FieldNote({
  id,
  error,
  hint,
}: {
  id: string
  error: string | undefined
  hint?: string | undefined
}) {
  if (error) {
    return (
      <p id={id} className="field-note field-error">
        {error}
      </p>
    )
  }
  return hint ? (
    <p id={id} className="field-note">
      {hint}
    </p>
  ) : null
}
