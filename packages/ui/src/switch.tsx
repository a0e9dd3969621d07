import { Switch as RadixSwitch } from 'radix-ui'
import { type ReactNode, useId } from 'react'

export type SwitchProps = {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  description?: ReactNode
  error?: string | undefined
  disabled?: boolean | undefined
  id?: string | undefined
}

/** On or off. Beside the save bar of a form, or alone where it takes effect at once. */
export function Switch(props: SwitchProps) {
  const generatedId = useId()
  const id = props.id ?? generatedId
  const describedBy = [props.error && `${id}-error`, props.description && `${id}-description`]
    .filter(Boolean)
    .join(' ')
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="grid gap-0.5">
        <label htmlFor={id} className="font-medium">
          {props.label}
        </label>
        {props.description && (
          <p id={`${id}-description`} className="text-muted text-sm">
            {props.description}
          </p>
        )}
        {props.error && (
          <p id={`${id}-error`} className="text-negative text-sm">
            {props.error}
          </p>
        )}
      </div>
      <RadixSwitch.Root
        id={id}
        checked={props.checked}
        onCheckedChange={props.onChange}
        disabled={props.disabled}
        aria-describedby={describedBy || undefined}
        aria-invalid={props.error ? true : undefined}
        className="relative h-5.5 w-9.5 shrink-0 rounded-full bg-control transition-colors duration-(--duration-quick) before:absolute before:-inset-1 disabled:cursor-not-allowed disabled:opacity-50 data-[state=checked]:bg-primary"
      >
        <RadixSwitch.Thumb className="block size-4.5 translate-x-0.5 rounded-full bg-surface transition-transform duration-(--duration-quick) ease-calm data-[state=checked]:translate-x-4.5" />
      </RadixSwitch.Root>
    </div>
  )
}
