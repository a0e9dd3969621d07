/** Common style of overlays: a border for the shape, one soft shadow for elevation. */
export const overlayClasses =
  'z-50 rounded-control border border-default bg-raised text-default shadow-overlay animate-rise-in outline-none'

/**
 * A line of a menu, a list box or the palette. Radix marks disabled entries by an empty attribute, cmdk by
 * “true”.
 */
export const optionClasses =
  "relative flex min-h-8 cursor-default select-none items-center gap-2 rounded-small px-2 py-1.5 text-base outline-none data-[disabled='']:pointer-events-none data-[disabled=true]:pointer-events-none data-[disabled='']:opacity-50 data-[disabled=true]:opacity-50 max-sm:min-h-10 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-muted"
