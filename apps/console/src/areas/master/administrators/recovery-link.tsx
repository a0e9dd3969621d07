import { CopyButton } from '@balcao/ui/copy-button'
import { Dialog } from '@balcao/ui/dialog'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { administratorsCatalogue } from './catalogue.ts'

/** The link is shown once: it is not stored in a readable form. */
export function RecoveryLink({ link, onClose }: { link: string; onClose: () => void }) {
  const { recovery: text } = useMessages(administratorsCatalogue)
  const { action } = useMessages(coreCatalogue)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closeLabel={action.close}
      title={text.linkTitle}
      description={text.linkText}
      footer={<CopyButton text={link} label={text.copy} copiedLabel={action.copied} size="medium" />}
    >
      <p className="wrap-anywhere rounded-control border border-default p-3 font-mono text-sm">{link}</p>
    </Dialog>
  )
}
