import { Button } from '@balcao/ui/button'
import { CopyButton } from '@balcao/ui/copy-button'
import { Dialog } from '@balcao/ui/dialog'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { accountSecurityCatalogue } from './catalogue.ts'

/** The only time that recovery codes can be read. */
export function RecoveryCodesDialog({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const core = useMessages(coreCatalogue)
  const text = useMessages(accountSecurityCatalogue).secondFactor
  return (
    <Dialog
      open
      onOpenChange={onDone}
      closeLabel={core.action.close}
      title={text.codesTitle}
      description={text.codesText}
      footer={
        <>
          <CopyButton
            size="medium"
            text={codes.join('\n')}
            label={core.action.copy}
            copiedLabel={core.action.copied}
          />
          <Button variant="primary" onClick={onDone}>
            {text.codesDone}
          </Button>
        </>
      }
    >
      <ul className="grid grid-cols-2 gap-2 rounded-control bg-sunken p-4 font-mono text-sm max-sm:grid-cols-1">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  )
}
