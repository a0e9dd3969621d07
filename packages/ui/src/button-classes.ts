import { joinClasses } from './join-classes.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'
export type ButtonLook = {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  isFullWidth?: boolean | undefined
}

const variantClasses: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-primary text-on-primary hover:bg-primary-hover',
  secondary: 'border-strong bg-surface text-default hover:bg-sunken',
  ghost: 'border-transparent bg-transparent text-muted hover:bg-hover hover:text-default',
  danger: 'border-transparent bg-negative text-on-negative hover:bg-negative-hover',
}

const sizeClasses: Record<ButtonSize, string> = {
  small: 'h-7 gap-1.5 rounded-small px-2.5 text-sm',
  medium: 'h-9 gap-2 rounded-control px-3.5 text-base',
  large: 'h-11 gap-2 rounded-control px-5 text-lg',
}

export const pressableClasses = joinClasses(
  'relative inline-flex shrink-0 select-none items-center justify-center whitespace-nowrap border font-medium no-underline',
  'transition-[background-color,color,border-color] duration-(--duration-quick) ease-calm',
  'active:translate-y-px disabled:pointer-events-none disabled:opacity-50 aria-disabled:cursor-default',
)

export function buttonClasses({
  variant = 'secondary',
  size = 'medium',
  isFullWidth = false,
}: ButtonLook): string {
  return joinClasses(pressableClasses, variantClasses[variant], sizeClasses[size], isFullWidth && 'w-full')
}

export function iconButtonClasses({ variant = 'ghost', size = 'medium' }: ButtonLook): string {
  const square = {
    small: 'size-7 rounded-small',
    medium: 'size-9 rounded-control',
    large: 'size-11 rounded-control',
  }
  return joinClasses(pressableClasses, variantClasses[variant], square[size])
}
