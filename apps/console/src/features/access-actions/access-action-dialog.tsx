import { ConfirmAction } from '#kit/action/confirm-action.tsx'

type AccessActionDialogProps = {
  text: { title: (name: string) => string; text: string; label: string }
  name: string
  /** The action removes access, so a reason is required. */
  isClosing: boolean
  reasonHelp?: string
  run: (reason: string) => Promise<unknown>
  onClose: () => void
}

/**
 * States the effect of an action on a person's access before it runs, and asks for a reason where it removes
 * access.
 */
export function AccessActionDialog({
  text,
  name,
  isClosing,
  reasonHelp,
  run,
  onClose,
}: AccessActionDialogProps) {
  return (
    <ConfirmAction
      open
      onOpenChange={onClose}
      title={text.title(name)}
      description={text.text}
      confirmLabel={text.label}
      isDangerous={isClosing}
      {...(isClosing && { reason: { isRequired: true, ...(reasonHelp && { help: reasonHelp }) } })}
      onConfirm={({ reason }) => run(reason)}
    />
  )
}
