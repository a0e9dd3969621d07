import { X } from 'lucide-react'
import { Dialog as RadixDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { scrimClasses } from './dialog.tsx'
import { focusOnOpen } from './focus-on-open.tsx'
import { IconButton } from './icon-button.tsx'
import { joinClasses } from './join-classes.tsx'
import { useReturnFocus } from './use-return-focus.tsx'

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
  /** Where the title is already in the content; screen readers still hear it. */
  isHeaderHidden?: boolean | undefined
}

const sides = {
  start: 'start-0 border-e animate-slide-in-start',
  end: 'end-0 border-s animate-slide-in-end',
}
const widths = { narrow: 'w-[min(17rem,86vw)]', medium: 'w-full sm:w-[36rem] lg:w-[40rem]' }

export function Drawer(props: DrawerProps) {
  const { side = 'end', width = 'medium' } = props
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus()
  return (
    <RadixDialog.Root open={props.open} onOpenChange={props.onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={scrimClasses} />
        <RadixDialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            onOpenAutoFocus(event)
            focusOnOpen(event)
          }}
          onCloseAutoFocus={onCloseAutoFocus}
          className={joinClasses(
            'fixed inset-y-0 z-50 flex flex-col border-default bg-surface shadow-overlay outline-none',
            sides[side],
            widths[width],
          )}
        >
          {props.isHeaderHidden ? (
            <RadixDialog.Title className="sr-only">{props.title}</RadixDialog.Title>
          ) : (
            <header className="flex items-start gap-2 border-default border-b px-4 py-3 sm:px-5">
              <div className="grid min-w-0 flex-1 gap-1">
                <RadixDialog.Title className="truncate font-semibold text-lg">
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
            </header>
          )}
          <div
            className={joinClasses('flex-1 overflow-y-auto', !props.isHeaderHidden && 'px-4 py-4 sm:px-5')}
          >
            {props.children}
          </div>
          {props.footer && (
            <footer className="flex flex-wrap justify-end gap-2 border-default border-t px-4 py-3 sm:px-5">
              {props.footer}
            </footer>
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
