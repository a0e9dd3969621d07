import { ConfirmAction } from '../../kit/action/confirm-action.tsx'

type AccessDeedDialogProps = {
  text: { title: (name: string) => string; text: string; label: string }
  name: string
  /** The deed closes a door to the person, so a reason is asked for. */
  isClosing: boolean
  reasonHelp?: string
  run: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** Says what a deed does to somebody's access before it is done, and asks why where a door is closed. */
export function AccessDeedDialog({ text, name, isClosing, reasonHelp, run, onClose }: AccessDeedDialogProps) {
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
