import { Card, CardHeader } from '@balcao/ui/card'
import { CopyButton } from '@balcao/ui/copy-button'
import { referralLink } from '#features/commissions/referral-link.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useSession } from '#session/session.ts'
import { managerDashboardCatalogue } from './catalogue.ts'

/** The manager's referral link. It comes first for a manager without sellers. */
export function ReferralCard({ hasSellers }: { hasSellers: boolean }) {
  const text = useMessages(managerDashboardCatalogue)
  const core = useMessages(coreCatalogue)
  const link = referralLink(useSession().user.id)
  return (
    <Card className="grid grid-cols-1 content-start gap-3">
      <CardHeader title={hasSellers ? text.referral.title : text.empty.title} />
      {!hasSellers && <p>{text.empty.text}</p>}
      <p className="text-muted text-sm">{text.referral.text}</p>
      <div className="flex flex-wrap items-center gap-2 rounded-control bg-sunken px-3 py-2">
        <span className="wrap-anywhere min-w-0 flex-1 basis-56 font-mono text-sm">{link}</span>
        <CopyButton text={link} label={text.referral.copy} copiedLabel={core.action.copied} />
      </div>
    </Card>
  )
}
