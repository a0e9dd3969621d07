import { Check, Minus } from 'lucide-react'
import { Checkbox as RadixCheckbox } from 'radix-ui'
import { type ReactNode, useId } from 'react'
import { joinClasses } from './join-classes.ts'

export type CheckboxProps = {
  checked: boolean | 'indeterminate'
  onChange: (checked: boolean) => void
  /** A label beside the box, or `aria-label` where the label is elsewhere (a table's selection column). */
  label?: ReactNode
  description?: ReactNode
  error?: string | undefined
  disabled?: boolean | undefined
  id?: string | undefined
  name?: string | undefined
  'aria-label'?: string | undefined
}

export function Checkbox(props: CheckboxProps) {
  const generatedId = useId()
  const id = props.id ?? generatedId
  const describedBy = [props.error && `${id}-error`, props.description && `${id}-description`]
    .filter(Boolean)
    .join(' ')
  const box = (
    <RadixCheckbox.Root
      id={id}
      name={props.name}
      checked={props.checked}
      onCheckedChange={(checked) => props.onChange(checked === true)}
      disabled={props.disabled}
      aria-label={props['aria-label']}
      aria-describedby={describedBy || undefined}
      aria-invalid={props.error ? true : undefined}
      className={joinClasses(
        // The pseudo-element widens the target to 32 px without moving anything.
        'relative grid size-4.5 shrink-0 place-items-center rounded-[5px] border border-control bg-surface before:absolute before:-inset-1.5',
        'transition-colors duration-(--duration-quick) hover:border-neutral aria-invalid:border-negative',
        'data-[state=checked]:border-primary data-[state=indeterminate]:border-primary data-[state=checked]:bg-primary data-[state=indeterminate]:bg-primary',
        'disabled:cursor-not-allowed disabled:opacity-50',
      )}
    >
      <RadixCheckbox.Indicator className="text-on-primary">
        {props.checked === 'indeterminate' ? (
          <Minus aria-hidden="true" className="size-3.5" strokeWidth={3} />
        ) : (
          <Check aria-hidden="true" className="size-3.5" strokeWidth={3} />
        )}
      </RadixCheckbox.Indicator>
    </RadixCheckbox.Root>
  )
  if (!props.label) return box
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-2.5">
      <span className="mt-px">{box}</span>
      <label htmlFor={id} className={joinClasses('text-base', props.disabled && 'text-muted')}>
        {props.label}
      </label>
      {props.description && (
        <p id={`${id}-description`} className="col-start-2 text-muted text-sm">
          {props.description}
        </p>
      )}
      {props.error && (
        <p id={`${id}-error`} className="col-start-2 mt-1 text-negative text-sm">
          {props.error}
        </p>
      )}
    </div>
  )
}
