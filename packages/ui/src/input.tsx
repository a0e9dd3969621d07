import type { ComponentProps, ReactNode } from 'react'
import { controlClasses, controlHeight } from './control-classes.ts'
import { useFieldWiring } from './field.tsx'
import { joinClasses } from './join-classes.ts'

export type InputProps = Omit<ComponentProps<'input'>, 'prefix'> & {
  /** A short fixed text or icon inside the box, before the typed text. */
  prefix?: ReactNode
  suffix?: ReactNode
  isQuiet?: boolean | undefined
}

export function Input({ prefix, suffix, isQuiet = false, className, ...own }: InputProps) {
  const wired = useFieldWiring(own)
  const input = (
    <input
      type="text"
      {...wired}
      className={joinClasses(
        controlClasses({ isQuiet }),
        controlHeight,
        'read-only:border-default read-only:bg-sunken',
        prefix ? 'ps-10' : 'ps-3',
        suffix ? 'pe-10' : 'pe-3',
        className,
      )}
    />
  )
  if (!prefix && !suffix) return input
  return (
    <div className="relative">
      {prefix && (
        <span className="pointer-events-none absolute inset-y-0 start-0 grid w-10 place-items-center text-muted [&>svg]:size-4">
          {prefix}
        </span>
      )}
      {input}
      {suffix && (
        <span className="absolute inset-y-0 end-0 grid w-10 place-items-center text-muted">{suffix}</span>
      )}
    </div>
  )
}
