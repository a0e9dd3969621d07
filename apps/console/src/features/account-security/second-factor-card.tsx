import { Button } from '@balcao/ui/button'
import { Card, CardHeader } from '@balcao/ui/card'
import { CodeInput } from '@balcao/ui/code-input'
import { Field } from '@balcao/ui/field'
import { StatusBadge } from '@balcao/ui/status-badge'
import { useState } from 'react'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { accountSecurityCatalogue } from './catalogue.ts'
import { SecondFactorSetup } from './second-factor-setup.tsx'

type SecondFactorCardProps = { isEnabled: boolean; hasPasskey: boolean }

export function SecondFactorCard({ isEnabled, hasPasskey }: SecondFactorCardProps) {
  const text = useMessages(accountSecurityCatalogue).secondFactor
  const [isSettingUp, setIsSettingUp] = useState(false)
  const start = useAction(api.account.startSecondFactor, {
    proven: true,
    done: () => setIsSettingUp(true),
  })

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
        <TurnOff hasPasskey={hasPasskey} />
      ) : (
        <Button
          variant={hasPasskey ? 'secondary' : 'primary'}
          isBusy={start.isBusy}
          onClick={() => start.start()}
        >
          {text.start}
        </Button>
      )}
      {isSettingUp && start.data && (
        <SecondFactorSetup setup={start.data} onClose={() => setIsSettingUp(false)} />
      )}
    </Card>
  )
}

function TurnOff({ hasPasskey }: { hasPasskey: boolean }) {
  const text = useMessages(accountSecurityCatalogue).secondFactor
  const [code, setCode] = useState('')
  const disable = useAction(api.account.disableSecondFactor, {
    invalidates: [api.account.session],
    done: text.disabled,
  })
  return (
    <ConfirmAction
      title={text.disableTitle}
      description={hasPasskey ? text.disableBesidePasskey : text.disableText}
      confirmLabel={text.disable}
      isDangerous
      isConfirmDisabled={code.length < 6}
      onOpenChange={() => setCode('')}
      trigger={<Button>{text.disable}</Button>}
      onConfirm={() => disable.run({ code })}
    >
      <Field label={text.code}>
        <CodeInput value={code} onChange={setCode} />
      </Field>
    </ConfirmAction>
  )
}
