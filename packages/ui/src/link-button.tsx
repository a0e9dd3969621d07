import { Slot } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { type ButtonLook, buttonClasses } from './button-classes.ts'
import { joinClasses } from './join-classes.ts'

export type LinkButtonProps = ComponentProps<'a'> &
  ButtonLook & {
    icon?: ReactNode
    /** The child is the link itself (such as a router's link) and gets the style of the button. */
    asChild?: boolean | undefined
  }

/** A link that looks like a button: it navigates, so it can be opened in a new tab. */
export function LinkButton(props: LinkButtonProps) {
  const { variant, size, isFullWidth, icon, asChild = false, className, children, ...rest } = props
  const Root = asChild ? Slot.Root : 'a'
  return (
    <Root {...rest} className={joinClasses(buttonClasses({ variant, size, isFullWidth }), className)}>
      {icon && (
        <span aria-hidden="true" className="inline-flex shrink-0 [&>svg]:size-4">
          {icon}
        </span>
      )}
      <Slot.Slottable>{children}</Slot.Slottable>
    </Root>
  )
}
