import { Button } from '@balcao/ui/button'
import { useTheme } from '@balcao/ui/theme'
import { Toaster } from '@balcao/ui/toast'
import { TooltipProvider } from '@balcao/ui/tooltip'
import { useState } from 'react'
import { DoorLayout } from '#account/door-layout.tsx'
import { api } from '#api/client.ts'
import { AddPasskey } from '#features/account-security/add-passkey.tsx'
import { accountSecurityCatalogue } from '#features/account-security/catalogue.ts'
import { SecondFactorSetup } from '#features/account-security/second-factor-setup.tsx'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { StepUpProvider } from '#kit/action/step-up.tsx'
import { useAction } from '#kit/action/use-action.ts'
import type { Area } from '#screens/area.ts'
import { useSignOut } from './use-sign-out.ts'

/**
 * Replaces an area that requires a second factor, for people without one: the server refuses everything else.
 */
export function SecondFactorPage({ area }: { area: Area }) {
  const core = useMessages(coreCatalogue)
  const { theme } = useTheme()
  return (
    <TooltipProvider>
      <StepUpProvider>
        <SetUp area={area} />
        <Toaster theme={theme} label={core.notifications} closeLabel={core.action.close} />
      </StepUpProvider>
    </TooltipProvider>
  )
}

function SetUp({ area }: { area: Area }) {
  const core = useMessages(coreCatalogue)
  const text = useMessages(accountSecurityCatalogue).secondFactor
  const signOut = useSignOut(area)
  const [isSettingUp, setIsSettingUp] = useState(false)
  const start = useAction(api.account.startSecondFactor, { proven: true, done: () => setIsSettingUp(true) })
  return (
    <DoorLayout title={text.requiredTitle} text={text.requiredText}>
      <AddPasskey variant="primary" />
      <Button isBusy={start.isBusy} onClick={() => start.start()}>
        {text.useApp}
      </Button>
      <Button variant="ghost" onClick={signOut}>
        {core.shell.logout}
      </Button>
      {isSettingUp && start.data && (
        <SecondFactorSetup setup={start.data} onClose={() => setIsSettingUp(false)} />
      )}
    </DoorLayout>
  )
}
