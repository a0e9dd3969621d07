import { AlertDialog } from '@balcao/ui/alert-dialog'
import { type ReactNode, useState } from 'react'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'

/** Asks before a drawer or a dialog with unsaved changes is closed. `question` is rendered beside it. */
export function useGuardedClose(
  isDirty: boolean,
  onClose: () => void,
): { requestClose: () => void; question: ReactNode } {
  const core = useMessages(coreCatalogue)
  const [isAsking, setIsAsking] = useState(false)
  return {
    requestClose: () => (isDirty ? setIsAsking(true) : onClose()),
    question: isAsking && (
      <AlertDialog
        open
        title={core.form.closeTitle}
        description={core.form.closeText}
        confirmLabel={core.action.discard}
        cancelLabel={core.action.stay}
        isDangerous
        onConfirm={onClose}
        onOpenChange={() => setIsAsking(false)}
      />
    ),
  }
}
