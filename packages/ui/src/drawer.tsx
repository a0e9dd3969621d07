import { X } from 'lucide-react'
import { Dialog as RadixDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { scrimClasses } from './dialog.tsx'
import { focusOnOpen } from './focus-on-open.ts'
import { IconButton } from './icon-button.tsx'
import { joinClasses } from './join-classes.ts'
import { useReturnFocus } from './use-return-focus.ts'

export type DrawerProps = {
  title: ReactNode
  children: ReactNode
  closeLabel: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Beside the title: a badge, an amount. */
  detail?: ReactNode
  /** Small buttons beside the close button, such as previous and next. */
  tools?: ReactNode
  footer?: ReactNode
  side?: 'start' | 'end' | undefined
  width?: 'narrow' | 'medium' | undefined
  /** Is beside the page instead of over it: no scrim, the page stays usable, and the focus stays in place. */
  isDocked?: boolean | undefined
  /** For a title that the content already shows; screen readers still get it. */
  isHeaderHidden?: boolean | undefined
}

const sides = {
  start: 'start-0 border-e animate-slide-in-start',
  end: 'end-0 border-s animate-slide-in-end',
}
/** Below the page's top bar, as wide as the page leaves room. */
const dockedPlace = 'end-0 top-(--dock-top,0px) bottom-0 z-20 w-(--dock-width,36rem) border-s'

const widths = { narrow: 'w-[min(17rem,86vw)]', medium: 'w-full sm:w-[36rem] lg:w-[40rem]' }

export function Drawer(props: DrawerProps) {
  const { side = 'end', width = 'medium', isDocked = false } = props
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus()
  return (
    <RadixDialog.Root open={props.open} onOpenChange={props.onOpenChange} modal={!isDocked}>
      <RadixDialog.Portal>
        {!isDocked && <RadixDialog.Overlay className={scrimClasses} />}
        <RadixDialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            onOpenAutoFocus(event)
            if (isDocked) event.preventDefault()
            else focusOnOpen(event)
          }}
          onCloseAutoFocus={onCloseAutoFocus}
          {...(isDocked && { onInteractOutside: (event) => event.preventDefault(), 'data-docked': true })}
          className={joinClasses(
            'fixed flex flex-col border-default bg-surface outline-none [--ground:var(--color-surface)]',
            isDocked
              ? dockedPlace
              : joinClasses(
                  'top-(--visit-height,0px) bottom-0 z-50 shadow-overlay',
                  sides[side],
                  widths[width],
                ),
          )}
        >
          {props.isHeaderHidden ? (
            <RadixDialog.Title className="sr-only">{props.title}</RadixDialog.Title>
          ) : (
            // No header or footer: beside a page, those would be landmarks of the page.
            <div className="flex items-start gap-2 border-default border-b px-4 py-3 sm:px-5">
              <div className="grid min-w-0 flex-1 gap-1">
                <RadixDialog.Title className="wrap-anywhere font-semibold text-lg">
                  {props.title}
                </RadixDialog.Title>
                {props.detail}
              </div>
              {props.tools}
              <RadixDialog.Close asChild>
                <IconButton label={props.closeLabel} size="small">
                  <X />
                </IconButton>
              </RadixDialog.Close>
            </div>
          )}
          <div className="flex-1 overflow-y-auto">
            {/* The padding is inside the scrolling box, so that a sticky footer reaches the lower edge. */}
            <div className={joinClasses(!props.isHeaderHidden && 'px-4 py-4 sm:px-5')}>{props.children}</div>
          </div>
          {props.footer && (
            <div className="flex flex-wrap justify-end gap-2 border-default border-t px-4 py-3 max-sm:*:grow sm:px-5">
              {props.footer}
            </div>
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
