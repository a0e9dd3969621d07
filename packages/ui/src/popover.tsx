import { Popover as RadixPopover } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'
import { overlayClasses } from './overlay-classes.ts'

export type PopoverProps = {
  trigger: ReactElement
  children: ReactNode
  label: string
  align?: 'start' | 'center' | 'end' | undefined
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  className?: string | undefined
}

export function Popover({
  trigger,
  children,
  label,
  align = 'start',
  open,
  onOpenChange,
  className,
}: PopoverProps) {
  return (
    <RadixPopover.Root {...(open !== undefined && { open })} {...(onOpenChange && { onOpenChange })}>
      <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
      <RadixPopover.Portal>
        <RadixPopover.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className={joinClasses(
            overlayClasses,
            'max-w-[min(24rem,calc(100vw-1.5rem))] p-3 text-sm',
            className,
          )}
        >
          {children}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  )
}
