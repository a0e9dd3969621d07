import { AlertDialog } from '@balcao/ui/alert-dialog'
import { useBlocker } from '@tanstack/react-router'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'

type LeaveGuardProps = {
  isDirty: boolean
  /** A change of the query string alone, such as a tab inside the form, does not leave the page. */
  isPathOnly: boolean
}

/** Asks before unsaved changes are left, by a link, the back button, another tab or closing the window. */
export function LeaveGuard({ isDirty, isPathOnly }: LeaveGuardProps) {
  const core = useMessages(coreCatalogue)
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && (!isPathOnly || current.pathname !== next.pathname),
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  return (
    <AlertDialog
      open
      title={core.form.leaveTitle}
      description={core.form.leaveText}
      confirmLabel={core.action.discard}
      cancelLabel={core.action.stay}
      isDangerous
      onConfirm={() => blocker.proceed()}
      onOpenChange={(open) => !open && blocker.reset()}
    />
  )
}
