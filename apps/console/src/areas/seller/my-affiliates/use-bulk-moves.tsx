import type { AffiliateTab } from '@balcao/domain/people/partnerships'
import { Ban, Check, X } from 'lucide-react'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { BulkAction } from '#kit/list/list-declaration.ts'
import { useEachRow } from '#kit/list/use-each-row.ts'
import { myAffiliatesCatalogue } from './catalogue.ts'

/** Actions on several affiliates at once; each has its own outcome. */
export function useBulkMoves(tab: AffiliateTab): BulkAction[] {
  const text = useMessages(myAffiliatesCatalogue)
  const shared = { invalidates: [api.seller.affiliates] }
  const approve = useEachRow(api.seller.affiliates.move, {
    ...shared,
    toInput: (affiliationId) => ({ affiliationId, move: 'approve' as const }),
  })
  const refuse = useEachRow(api.seller.affiliates.move, {
    ...shared,
    toInput: (affiliationId, { reason }) => ({ affiliationId, move: 'refuse' as const, reason }),
  })
  const block = useEachRow(api.seller.affiliates.move, {
    ...shared,
    toInput: (affiliationId, { reason }) => ({ affiliationId, move: 'block' as const, reason }),
  })
  const reason = { isRequired: true, help: text.reasonHelp }
  if (tab === 'REQUESTS')
    return [
      {
        id: 'approve',
        label: text.move.approve.label,
        icon: <Check />,
        confirm: (count) => ({ title: text.bulk.approve(count), text: text.bulk.approveText }),
        run: approve,
      },
      {
        id: 'refuse',
        label: text.move.refuse.label,
        icon: <X />,
        isDangerous: true,
        confirm: (count) => ({ title: text.bulk.refuse(count), text: text.bulk.refuseText, reason }),
        run: refuse,
      },
    ]
  if (tab === 'ACTIVE')
    return [
      {
        id: 'block',
        label: text.move.block.label,
        icon: <Ban />,
        isDangerous: true,
        confirm: (count) => ({ title: text.bulk.block(count), text: text.bulk.blockText, reason }),
        run: block,
      },
    ]
  return []
}
