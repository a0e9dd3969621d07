import { AlertDialog as RadixAlertDialog } from 'radix-ui'
import { type ReactElement, type ReactNode, useId, useState } from 'react'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'
import { scrimClasses } from './dialog.tsx'
import { Field } from './field.tsx'
import { Input } from './input.tsx'
import { useReturnFocus } from './use-return-focus.ts'

export type AlertDialogProps = {
  title: ReactNode
  /** Effect of the action: who loses access, how much money moves. */
  description: ReactNode
  confirmLabel: string
  cancelLabel: string
  /** Busy until this settles; closes when it succeeds. */
  onConfirm: () => unknown
  /** Text inside the dialog, which stays open, when `onConfirm` fails. Without it the error is rethrown. */
  problemOf?: ((error: unknown) => string) | undefined
  children?: ReactNode
  isDangerous?: boolean | undefined
  isConfirmDisabled?: boolean | undefined
  /** For irreversible actions: the person types this word first. */
  typeToConfirm?: { word: string; label: string } | undefined
  trigger?: ReactElement | undefined
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
}

/** Cannot be dismissed by a stray click; the focus starts on the harmless button. */
export function AlertDialog(props: AlertDialogProps) {
  const [isOpenInside, setIsOpenInside] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [typed, setTyped] = useState('')
  const returnFocus = useReturnFocus()
  const formId = useId()
  const isOpen = props.open ?? isOpenInside
  const isBlocked = props.isConfirmDisabled || (props.typeToConfirm && typed !== props.typeToConfirm.word)

  function changeOpen(open: boolean) {
    setTyped('')
    setProblem(null)
    setIsOpenInside(open)
    props.onOpenChange?.(open)
  }

  async function confirm() {
    if (isBlocked || isBusy) return
    setIsBusy(true)
    setProblem(null)
    try {
      await props.onConfirm()
      changeOpen(false)
    } catch (error) {
      if (!props.problemOf) throw error
      setProblem(props.problemOf(error))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <RadixAlertDialog.Root open={isOpen} onOpenChange={changeOpen}>
      {props.trigger && <RadixAlertDialog.Trigger asChild>{props.trigger}</RadixAlertDialog.Trigger>}
      <RadixAlertDialog.Portal>
        <RadixAlertDialog.Overlay className={scrimClasses} />
        <RadixAlertDialog.Content
          {...returnFocus}
          className="fixed inset-x-0 bottom-0 z-50 grid max-h-[92dvh] gap-4 overflow-y-auto rounded-t-card border border-default bg-raised p-5 shadow-overlay outline-none animate-rise-in sm:inset-x-4 sm:top-[14vh] sm:max-h-[80vh] sm:bottom-auto sm:mx-auto sm:max-w-md sm:rounded-card"
        >
          <div className="grid gap-1.5">
            <RadixAlertDialog.Title className="font-semibold text-lg">{props.title}</RadixAlertDialog.Title>
            <RadixAlertDialog.Description className="text-muted">
              {props.description}
            </RadixAlertDialog.Description>
          </div>
          <form
            id={formId}
            className="grid gap-4 empty:hidden"
            onSubmit={(event) => {
              event.preventDefault()
              // The dialog may be inside a form of the page, which must not receive this submit.
              event.stopPropagation()
              void confirm()
            }}
          >
            {props.children}
            {props.typeToConfirm && (
              <Field label={props.typeToConfirm.label}>
                <Input
                  value={typed}
                  autoComplete="off"
                  onChange={(event) => setTyped(event.currentTarget.value)}
                />
              </Field>
            )}
          </form>
          <div role="alert" className="empty:hidden">
            {problem !== null && <Banner tone="negative">{problem}</Banner>}
          </div>
          <div className="flex flex-wrap justify-end gap-2">
            <RadixAlertDialog.Cancel asChild>
              <Button>{props.cancelLabel}</Button>
            </RadixAlertDialog.Cancel>
            <Button
              type="submit"
              form={formId}
              variant={props.isDangerous ? 'danger' : 'primary'}
              disabled={isBlocked}
              isBusy={isBusy}
            >
              {props.confirmLabel}
            </Button>
          </div>
        </RadixAlertDialog.Content>
      </RadixAlertDialog.Portal>
    </RadixAlertDialog.Root>
  )
}
