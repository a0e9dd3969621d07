import { Banner, type BannerTone } from '@balcao/ui/banner'
import { LinkButton } from '@balcao/ui/link-button'
import { Link } from '@tanstack/react-router'
import { usePayee } from '#features/payee/use-payee.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { MoneyLines } from '#kit/action/money-lines.tsx'
import { withdrawalsCatalogue } from './catalogue.ts'
import type { Obstacle } from './withdraw-terms.ts'
import type { WithdrawalTerms } from './withdrawal.ts'

type WithdrawObstacleProps = { obstacle: Obstacle; terms: WithdrawalTerms; onClose: () => void }

/** Reason why no withdrawal is possible now, with a link to the remedy. */
export function WithdrawObstacle({ obstacle, terms, onClose }: WithdrawObstacleProps) {
  const messages = useMessages(withdrawalsCatalogue)
  const text = messages.withdraw
  const format = useFormat()
  const { addresses } = usePayee()
  const money = (cents: number) => format.money(cents, terms.currency)
  const words: Record<Obstacle, { tone: BannerTone; title: string; text: string }> = {
    blocked: { tone: 'pending', title: text.blockedTitle, text: text.blocked },
    debt: { tone: 'negative', title: text.debtTitle, text: text.debt(money(terms.debtCents)) },
    documents: {
      tone: 'info',
      title: text.documentsTitle,
      text: text.documents[terms.missingPapers ?? 'TO_SEND'],
    },
    secondFactor: { tone: 'info', title: text.secondFactorTitle, text: text.secondFactor },
    noAccount: {
      tone: 'info',
      title: text.noAccountTitle,
      text: terms.isByHand ? text.noAccountAbroad(terms.currency) : text.noAccount,
    },
    dayUsed: { tone: 'pending', title: text.dayUsedTitle, text: text.dayUsed },
    tooLittle: { tone: 'info', title: text.tooLittleTitle, text: text.tooLittle(money(terms.minCents)) },
  }
  const { tone, title, text: why } = words[obstacle]
  return (
    <div className="grid gap-4">
      <Banner tone={tone} title={title}>
        {why}
      </Banner>
      <MoneyLines
        lines={[{ label: messages.available, cents: terms.availableCents, currency: terms.currency }]}
      />
      {obstacle === 'documents' && terms.missingPapers !== 'IN_REVIEW' && (
        <LinkButton asChild variant="primary">
          <Link to="/platform/my-profile" search={{ tab: 'documents' }}>
            {text.openDocuments}
          </Link>
        </LinkButton>
      )}
      {obstacle === 'secondFactor' && (
        <LinkButton asChild variant="primary">
          <Link to={addresses.security}>{text.openSecurity}</Link>
        </LinkButton>
      )}
      {obstacle === 'noAccount' && (
        <LinkButton asChild variant="primary">
          <Link to={addresses.money} search={{ tab: 'accounts' }} onClick={onClose}>
            {text.openAccounts}
          </Link>
        </LinkButton>
      )}
    </div>
  )
}
