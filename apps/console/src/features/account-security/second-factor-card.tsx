import { AlertDialog } from '@balcao/ui/alert-dialog'
import { Button } from '@balcao/ui/button'
import { Card, CardHeader } from '@balcao/ui/card'
import { CodeInput } from '@balcao/ui/code-input'
import { Field } from '@balcao/ui/field'
import { StatusBadge } from '@balcao/ui/status-badge'
import { showToast } from '@balcao/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { coreCatalogue } from '../../i18n/core/catalogue.ts'
import { useErrorReader } from '../../i18n/error-texts.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useRunProven } from '../../kit/action/step-up.tsx'
import { accountSecurityCatalogue } from './catalogue.ts'
import { SecondFactorSetup } from './second-factor-setup.tsx'

export function SecondFactorCard({ isEnabled }: { isEnabled: boolean }) {
  const text = useMessages(accountSecurityCatalogue).secondFactor
  const reader = useErrorReader()
  const runProven = useRunProven()
  const [isSettingUp, setIsSettingUp] = useState(false)
  const start = useMutation(api.account.startSecondFactor.mutationOptions())

  async function begin() {
    try {
      await runProven(() => start.mutateAsync())
      setIsSettingUp(true)
    } catch (error) {
      void showToast({ tone: 'negative', title: reader.textOf(error) })
    }
  }

  return (
    <Card aria-labelledby="second-factor">
      <CardHeader
        titleId="second-factor"
        title={text.title}
        action={
          <StatusBadge tone={isEnabled ? 'positive' : 'neutral'}>
            {isEnabled ? text.on : text.off}
          </StatusBadge>
        }
      />
      <p className="mt-1 mb-4 text-muted">{text.text}</p>
      {isEnabled ? (
        <TurnOff />
      ) : (
        <Button variant="primary" isBusy={start.isPending} onClick={() => void begin()}>
          {text.start}
        </Button>
      )}
      {isSettingUp && start.data && (
        <SecondFactorSetup setup={start.data} onClose={() => setIsSettingUp(false)} />
      )}
    </Card>
  )
}

function TurnOff() {
  const core = useMessages(coreCatalogue)
  const text = useMessages(accountSecurityCatalogue).secondFactor
  const reader = useErrorReader()
  const client = useQueryClient()
  const [code, setCode] = useState('')
  const disable = useMutation(api.account.disableSecondFactor.mutationOptions())
  return (
    <AlertDialog
      title={text.disableTitle}
      description={text.disableText}
      confirmLabel={text.disable}
      cancelLabel={core.action.cancel}
      isDangerous
      isConfirmDisabled={code.length < 6}
      onOpenChange={() => {
        setCode('')
        disable.reset()
      }}
      trigger={<Button>{text.disable}</Button>}
      onConfirm={async () => {
        await disable.mutateAsync({ code })
        await client.invalidateQueries(api.account.session.queryFilter())
        void showToast({ tone: 'positive', title: text.disabled })
      }}
    >
      <Field label={text.code} error={disable.error ? reader.textOf(disable.error) : undefined}>
        <CodeInput value={code} onChange={setCode} />
      </Field>
    </AlertDialog>
  )
}
