import { joinClasses } from './join-classes.tsx'

/** The box of everything one types into or picks from. Sixteen pixels on a phone, or iOS zooms the page on focus. */
export const controlClasses = joinClasses(
  'w-full min-w-0 rounded-control border border-control bg-surface text-default text-base max-sm:text-lg',
  'transition-[border-color,box-shadow] duration-(--duration-quick) ease-calm',
  'hover:border-neutral focus-visible:outline-offset-0',
  'aria-invalid:border-negative',
  'disabled:cursor-not-allowed disabled:border-default disabled:bg-sunken disabled:text-muted',
)

export const controlHeight = 'h-9 max-sm:h-11'
