import { RadioGroup } from 'radix-ui'
import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

export type Segment<Value extends string> = { value: Value; label: ReactNode }

export type SegmentedControlProps<Value extends string> = {
  label: string
  segments: readonly Segment<Value>[]
  /** Null when the choice is none of these. */
  value: Value | null
  onChange: (value: Value) => void
  isFullWidth?: boolean | undefined
  disabled?: boolean | undefined
}

/** One choice of a few, all visible. To assistive technology it is a group of radio buttons. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  return (
    <RadioGroup.Root
      aria-label={props.label}
      orientation="horizontal"
      value={props.value ?? ''}
      disabled={props.disabled ?? false}
      onValueChange={(value) => props.onChange(value as Value)}
      className={joinClasses(
        'inline-flex h-9 items-center rounded-control border border-default bg-surface p-0.5',
        props.isFullWidth ? 'w-full' : 'w-fit',
      )}
    >
      {props.segments.map((segment) => (
        <RadioGroup.Item
          key={segment.value}
          value={segment.value}
          className={joinClasses(
            'h-full whitespace-nowrap rounded-small px-2.5 font-medium text-muted text-sm transition-colors duration-(--duration-quick) hover:text-default data-[state=checked]:bg-primary-soft data-[state=checked]:text-primary disabled:pointer-events-none disabled:opacity-50',
            props.isFullWidth && 'flex-1',
          )}
        >
          {segment.label}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  )
}
