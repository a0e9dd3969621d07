import type { ComponentProps } from 'react'
import { controlClasses } from './control-classes.ts'
import { useFieldWiring } from './field.tsx'
import { joinClasses } from './join-classes.ts'

export type TextareaProps = ComponentProps<'textarea'>

/** Grows with its text where the browser can. */
export function Textarea({ className, ...own }: TextareaProps) {
  const wired = useFieldWiring(own)
  return (
    <textarea
      rows={4}
      {...wired}
      className={joinClasses(
        controlClasses(),
        'field-sizing-content min-h-20 px-3 py-2 read-only:border-default read-only:bg-sunken',
        className,
      )}
    />
  )
}
