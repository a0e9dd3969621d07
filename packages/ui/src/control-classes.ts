import { joinClasses } from './join-classes.ts'

/**
 * The box of every text field and select. Sixteen pixels on a phone, or iOS zooms the page on focus. In a tool bar,
 * where an icon or a placeholder names the field, the border may be as soft as a button's.
 */
export function controlClasses({ isQuiet = false }: { isQuiet?: boolean | undefined } = {}): string {
  return joinClasses(
    'w-full min-w-0 rounded-control border bg-surface text-base text-default max-sm:text-lg',
    isQuiet ? 'border-strong' : 'border-control',
    'transition-[border-color,box-shadow] duration-(--duration-quick) ease-calm',
    'hover:border-neutral focus-visible:outline-offset-0 aria-invalid:border-negative aria-invalid:focus-visible:outline-negative',
    'disabled:cursor-not-allowed disabled:border-default disabled:bg-sunken disabled:text-muted',
  )
}

export const controlHeight = 'h-9 max-sm:h-11'
