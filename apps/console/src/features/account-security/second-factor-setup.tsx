import { Button } from '@balcao/ui/button'
import { CodeInput } from '@balcao/ui/code-input'
import { CopyButton } from '@balcao/ui/copy-button'
import { Dialog } from '@balcao/ui/dialog'
import { Field } from '@balcao/ui/field'
import { showToast } from '@balcao/ui/toast'
import { useState } from 'react'
import { api } from '#api/client.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useErrorReader } from '#i18n/error-texts.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { useInvalidate } from '#kit/action/use-invalidate.ts'
import { QrCode } from '#kit/qr-code.tsx'
import { accountSecurityCatalogue } from './catalogue.ts'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'

type SecondFactorSetupProps = { setup: { secret: string; uri: string }; onClose: () => void }

export function SecondFactorSetup({ setup, onClose }: SecondFactorSetupProps) {
  const core = useMessages(coreCatalogue)
  const text = useMessages(accountSecurityCatalogue).secondFactor
  const invalidate = useInvalidate()
  const enable = useAction(api.account.enableSecondFactor, { isErrorShownHere: true })
  const codes = enable.data?.recoveryCodes

  async function finish() {
    await invalidate([api.account.session])
    void showToast({ tone: 'positive', title: text.enabled })
    onClose()
  }

  if (codes) return <RecoveryCodesDialog codes={codes} onDone={() => void finish()} />
  return (
    <Dialog open onOpenChange={onClose} closeLabel={core.action.close} title={text.setupTitle}>
      <ScanStep
        setup={setup}
        error={enable.error}
        isBusy={enable.isBusy}
        onCode={(code) => enable.start({ code })}
      />
    </Dialog>
  )
}

type ScanStepProps = {
  setup: { secret: string; uri: string }
  error: unknown
  isBusy: boolean
  onCode: (code: string) => void
}

function ScanStep({ setup, error, isBusy, onCode }: ScanStepProps) {
  const core = useMessages(coreCatalogue)
  const text = useMessages(accountSecurityCatalogue).secondFactor
  const reader = useErrorReader()
  const [code, setCode] = useState('')
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) onCode(code)
      }}
    >
      <p>{text.scan}</p>
      <QrCode text={setup.uri} label={text.qrLabel} />
      <div>
        <p className="text-muted text-sm">{text.secret}</p>
        <p className="flex items-center gap-2 font-mono text-sm wrap-anywhere">
          {setup.secret}
          <CopyButton
            text={setup.secret}
            label={core.action.copy}
            copiedLabel={core.action.copied}
            isIconOnly
            variant="ghost"
          />
        </p>
      </div>
      <p>{text.enter}</p>
      <Field label={text.code} error={error ? reader.textOf(error) : undefined}>
        <CodeInput value={code} onChange={setCode} onComplete={onCode} />
      </Field>
      <Button
        type="submit"
        variant="primary"
        isBusy={isBusy}
        disabled={code.length < 6}
        className="justify-self-start"
      >
        {text.enable}
      </Button>
    </form>
  )
}
