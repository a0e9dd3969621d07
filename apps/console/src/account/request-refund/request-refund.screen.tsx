import { useTheme } from '@balcao/ui/theme'
import { Toaster } from '@balcao/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useSearchTexts } from '#address/use-search-texts.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { StepUpProvider } from '#kit/action/step-up.tsx'
import { sessionQuery } from '#session/session.ts'
import { AskRefund } from './ask-refund.tsx'
import { ChoosePurchase } from './choose-purchase.tsx'
import { FindPurchase } from './find-purchase.tsx'

/** Public page: a visitor without a login proves first that a purchase is theirs. */
export function RequestRefundScreen() {
  const core = useMessages(coreCatalogue)
  const { theme } = useTheme()
  const [search] = useSearchTexts()
  const { data: session } = useQuery(sessionQuery)
  const isBuyer = session?.user.role === 'CUSTOMER'
  return (
    <StepUpProvider>
      {(!isBuyer || search.find !== undefined) && <FindPurchase />}
      {isBuyer && search.find === undefined && search.payment === undefined && <ChoosePurchase />}
      {isBuyer && search.find === undefined && search.payment !== undefined && (
        <AskRefund paymentId={search.payment} />
      )}
      <Toaster theme={theme} label={core.notifications} closeLabel={core.action.close} />
    </StepUpProvider>
  )
}
