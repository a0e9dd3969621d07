import { RadioGroup as RadixRadioGroup } from 'radix-ui'
import { type ReactNode, useId } from 'react'
import { joinClasses } from './join-classes.ts'

export type RadioOption = { value: string; label: ReactNode; description?: ReactNode; isDisabled?: boolean }

export type RadioGroupProps = {
  label: string
  options: readonly RadioOption[]
  value: string
  onChange: (value: string) => void
  isLabelHidden?: boolean | undefined
  error?: string | undefined
  name?: string | undefined
}

export function RadioGroup(props: RadioGroupProps) {
  const id = useId()
  return (
    <div className="grid gap-2">
      <p id={`${id}-label`} className={joinClasses('font-medium', props.isLabelHidden && 'sr-only')}>
        {props.label}
      </p>
      <RadixRadioGroup.Root
        value={props.value}
        onValueChange={props.onChange}
        aria-labelledby={`${id}-label`}
        aria-describedby={props.error ? `${id}-error` : undefined}
        aria-invalid={props.error ? true : undefined}
        {...(props.name !== undefined && { name: props.name })}
        className="grid gap-2.5"
      >
        {props.options.map((option) => (
          <div key={option.value} className="grid grid-cols-[auto_1fr] gap-x-2.5">
            <RadixRadioGroup.Item
              id={`${id}-${option.value}`}
              value={option.value}
              disabled={option.isDisabled}
              aria-describedby={option.description ? `${id}-${option.value}-description` : undefined}
              className="relative mt-px grid size-4.5 place-items-center rounded-full border border-control bg-surface transition-colors duration-(--duration-quick) before:absolute before:-inset-1.5 hover:border-neutral disabled:cursor-not-allowed disabled:opacity-50 data-[state=checked]:border-primary data-[state=checked]:bg-primary"
            >
              <RadixRadioGroup.Indicator className="size-1.5 rounded-full bg-(--color-on-primary)" />
            </RadixRadioGroup.Item>
            <label htmlFor={`${id}-${option.value}`} className={option.isDisabled ? 'text-muted' : undefined}>
              {option.label}
            </label>
            {option.description && (
              <p id={`${id}-${option.value}-description`} className="col-start-2 text-muted text-sm">
                {option.description}
              </p>
            )}
          </div>
        ))}
      </RadixRadioGroup.Root>
      {props.error && (
        <p id={`${id}-error`} className="text-negative text-sm">
          {props.error}
        </p>
      )}
    </div>
  )
}
