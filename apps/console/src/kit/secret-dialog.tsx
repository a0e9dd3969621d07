import { Banner } from '@balcao/ui/banner'
import { Button } from '@balcao/ui/button'
import { CopyButton } from '@balcao/ui/copy-button'
import { Dialog } from '@balcao/ui/dialog'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'

type SecretDialogProps = {
  secret: string
  text: { shownTitle: string; shownText: string; copy: string; done: string }
  onClose: () => void
}

/** The only time that a secret can be read. */
export function SecretDialog({ secret, text, onClose }: SecretDialogProps) {
  const { action } = useMessages(coreCatalogue)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closeLabel={action.close}
      title={text.shownTitle}
      footer={
        <>
          <CopyButton text={secret} label={text.copy} copiedLabel={action.copied} size="medium" />
          <Button variant="primary" onClick={onClose}>
            {text.done}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <Banner tone="pending">{text.shownText}</Banner>
        <p className="wrap-anywhere rounded-control bg-sunken p-3 font-mono text-sm">{secret}</p>
      </div>
    </Dialog>
  )
}
