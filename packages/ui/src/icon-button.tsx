import type { ComponentProps } from 'react'
import { type ButtonSize, type ButtonVariant, iconButtonClasses } from './button-classes.ts'
import { joinClasses } from './join-classes.ts'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  label: string
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
}

export function IconButton({ label, variant, size, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={joinClasses(iconButtonClasses({ variant, size }), '[&>svg]:size-4', className)}
    >
      {children}
    </button>
  )
}
