import type { ComponentProps, ReactNode } from 'react'
import { type ButtonLook, buttonClasses } from './button-classes.ts'
import { joinClasses } from './join-classes.ts'

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & { icon?: ReactNode; isBusy?: boolean | undefined }

/** While busy it keeps its width and its focus, and a second press does nothing. */
export function Button(props: ButtonProps) {
  const { variant, size, isFullWidth, icon, isBusy = false, className, children, onClick, ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled']}
      onClick={(event) => {
        if (isBusy) event.preventDefault()
        else onClick?.(event)
      }}
      className={joinClasses(buttonClasses({ variant, size, isFullWidth }), className)}
    >
      {isBusy && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
      <span className={joinClasses('inline-flex items-center gap-[inherit]', isBusy && 'opacity-0')}>
        {icon && (
          <span
            aria-hidden="true"
            className={joinClasses(
              'inline-flex shrink-0',
              size === 'small' ? '[&>svg]:size-3.5' : '[&>svg]:size-4',
            )}
          >
            {icon}
          </span>
        )}
        {children}
      </span>
    </button>
  )
}

/** Shown only inside a pressed button; every other loading state shows a skeleton. */
function Spinner({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
      className={joinClasses('size-4 animate-spin motion-reduce:animate-none', className)}
    >
      <circle cx="8" cy="8" r="6" opacity="0.25" />
      <path d="M8 2a6 6 0 0 1 6 6" />
    </svg>
  )
}
