import type { ComponentProps } from 'react'
import { useFieldWiring } from './field.tsx'
import { joinClasses } from './join-classes.ts'

export type CodeInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'maxLength'> & {
  value: string
  onChange: (code: string) => void
  /** Called when the last digit arrives, typed or pasted. */
  onComplete?: ((code: string) => void) | undefined
  length?: number | undefined
}

/** One real input under drawn boxes: pasting, password managers and screen readers use a plain text field. */
export function CodeInput({ value, onChange, onComplete, length = 6, className, ...own }: CodeInputProps) {
  const wired = useFieldWiring(own)
  const boxes = Array.from({ length }, (_, index) => ({ position: index, digit: value[index] ?? '' }))
  return (
    <div className={joinClasses('group relative w-fit', className)}>
      <input
        autoComplete="one-time-code"
        inputMode="numeric"
        {...wired}
        type="text"
        value={value}
        onChange={(event) => {
          const code = event.currentTarget.value.replace(/\D/g, '').slice(0, length)
          onChange(code)
          if (code.length === length && code !== value) onComplete?.(code)
        }}
        // The text itself is invisible, since the boxes draw it: any colour would show double digits.
        className="peer absolute inset-0 z-10 w-full cursor-text rounded-control bg-transparent text-transparent caret-transparent outline-none selection:bg-transparent selection:text-transparent"
      />
      <div aria-hidden="true" className="flex gap-2">
        {boxes.map(({ position, digit }) => (
          <span
            key={position}
            className={joinClasses(
              'grid h-12 w-10 place-items-center rounded-control border bg-surface font-medium text-xl tabular-nums transition-colors duration-(--duration-quick)',
              wired['aria-invalid'] ? 'border-negative' : 'border-control',
              position === Math.min(value.length, length - 1) &&
                'group-focus-within:outline-2 group-focus-within:outline-focus group-focus-within:outline-solid',
            )}
          >
            {digit}
          </span>
        ))}
      </div>
    </div>
  )
}
