import { X } from 'lucide-react'
import { Dialog as RadixDialog } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { focusOnOpen } from './focus-on-open.ts'
import { IconButton } from './icon-button.tsx'
import { joinClasses } from './join-classes.ts'
import { useReturnFocus } from './use-return-focus.ts'

export type DialogProps = {
  title: ReactNode
  children: ReactNode
  closeLabel: string
  description?: ReactNode
  /** Buttons at the end of the dialog, the main one last. */
  footer?: ReactNode
  trigger?: ReactElement | undefined
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  size?: 'small' | 'medium' | 'large' | undefined
}

export const scrimClasses = 'fixed inset-0 z-50 bg-scrim animate-fade-in'

const widths = { small: 'sm:max-w-sm', medium: 'sm:max-w-lg', large: 'sm:max-w-3xl' }

/** On a phone it rises from the lower edge, where the thumb is. */
export function Dialog(props: DialogProps) {
  const {
    title,
    children,
    closeLabel,
    description,
    footer,
    trigger,
    open,
    onOpenChange,
    size = 'medium',
  } = props
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus()
  return (
    <RadixDialog.Root {...(open !== undefined && { open })} {...(onOpenChange && { onOpenChange })}>
      {trigger && <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>}
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={scrimClasses} />
        <RadixDialog.Content
          {...(!description && { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            onOpenAutoFocus(event)
            focusOnOpen(event)
          }}
          onCloseAutoFocus={onCloseAutoFocus}
          className={joinClasses(
            'fixed inset-x-0 bottom-0 z-50 grid max-h-[90dvh] grid-rows-[auto_1fr_auto] rounded-t-card border border-default bg-raised shadow-overlay outline-none animate-rise-in',
            'sm:inset-x-4 sm:top-[12vh] sm:bottom-auto sm:mx-auto sm:max-h-[76vh] sm:rounded-card',
            widths[size],
          )}
        >
          <header className="flex items-start gap-3 px-5 pt-4 pb-3">
            <div className="grid min-w-0 flex-1 gap-1">
              <RadixDialog.Title className="font-semibold text-lg">{title}</RadixDialog.Title>
              {description && (
                <RadixDialog.Description className="text-muted">{description}</RadixDialog.Description>
              )}
            </div>
            <RadixDialog.Close asChild>
              <IconButton label={closeLabel} size="small">
                <X />
              </IconButton>
            </RadixDialog.Close>
          </header>
          <div className="overflow-y-auto px-5 pb-5">{children}</div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-2 border-default border-t px-5 py-3">
              {footer}
            </footer>
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
