import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'

// Loaded with the first toast or the first action of the reader: no toast is shown before.
const Sonner = lazy(async () => ({ default: (await import('sonner')).Toaster }))

export type ToastTone = 'positive' | 'negative' | 'pending' | 'info'

export type ToastOptions = {
  /** Subject of the toast: a later toast on the same subject replaces it, and `dismissToast` removes it. */
  id?: string | undefined
  tone: ToastTone
  title: string
  description?: string | undefined
  action?: { label: string; onPress: () => void } | undefined
}

const icons = {
  positive: <CircleCheck aria-hidden="true" className="size-4.5 text-positive" />,
  negative: <CircleAlert aria-hidden="true" className="size-4.5 text-negative" />,
  pending: <TriangleAlert aria-hidden="true" className="size-4.5 text-pending" />,
  info: <Info aria-hidden="true" className="size-4.5 text-info" />,
}

const toastEvent = 'balcao:toast'
const wakingEvents = [toastEvent, 'pointerdown', 'keydown']

export async function showToast({ id, tone, title, description, action }: ToastOptions): Promise<void> {
  window.dispatchEvent(new Event(toastEvent))
  const { toast } = await import('sonner')
  toast(title, {
    ...(id !== undefined && { id }),
    icon: icons[tone],
    description,
    // An error stays long enough to be read; a success may disappear sooner.
    duration: tone === 'negative' ? 10_000 : 5_000,
    ...(action && { action: { label: action.label, onClick: action.onPress } }),
  })
}

export async function dismissToast(id: string): Promise<void> {
  const { toast } = await import('sonner')
  toast.dismiss(id)
}

export type ToasterProps = { theme: 'light' | 'dark'; label: string; closeLabel: string }

export function Toaster({ theme, label, closeLabel }: ToasterProps) {
  const [isAwake, setIsAwake] = useState(false)
  useEffect(() => {
    const wake = () => setIsAwake(true)
    for (const event of wakingEvents) window.addEventListener(event, wake, { once: true })
    return () => {
      for (const event of wakingEvents) window.removeEventListener(event, wake)
    }
  }, [])
  if (!isAwake) return null
  return (
    <Suspense fallback={null}>
      <Sonner
        theme={theme}
        containerAriaLabel={label}
        closeButton
        // Shown over the top bar: at the lower edge it would cover the buttons that it refers to.
        position="top-center"
        offset={{ top: 10 }}
        mobileOffset={{ top: 8 }}
        style={{ fontFamily: 'var(--font-sans)' }}
        toastOptions={{
          closeButtonAriaLabel: closeLabel,
          unstyled: true,
          classNames: {
            toast:
              'flex w-full items-start gap-2.5 rounded-control border border-default bg-raised p-3 pe-9 text-base text-default shadow-overlay sm:w-90',
            title: 'font-medium',
            description: 'mt-0.5 text-muted text-sm',
            icon: 'mt-px shrink-0',
            content: 'min-w-0 flex-1',
            actionButton:
              'shrink-0 rounded-small border border-strong px-2 py-0.5 font-medium text-sm hover:bg-hover',
            closeButton:
              'absolute top-2 right-2 grid size-6 place-items-center rounded-small text-muted hover:bg-hover hover:text-default [&>svg]:size-3.5',
          },
        }}
      />
    </Suspense>
  )
}
