import { AlertDialog } from '@balcao/ui/alert-dialog'
import { useBlocker } from '@tanstack/react-router'
import { coreCatalogue } from '../../i18n/core/catalogue.ts'
import { useMessages } from '../../i18n/use-messages.ts'

/** Asks before a page with unsaved changes is left, by a link, by the back button or by closing the window. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const core = useMessages(coreCatalogue)
  const blocker = useBlocker({
    // A change of the query string alone, a tab or a drawer, leaves nothing.
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
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
