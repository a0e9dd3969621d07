import { Button } from '@balcao/ui/button'
import { Card, CardHeader } from '@balcao/ui/card'
import { DescriptionList } from '@balcao/ui/description-list'
import { Skeleton } from '@balcao/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#api/client.ts'
import { BillPreview } from '#areas/master/charges/bill-preview.tsx'
import { firstDayOf } from '#areas/master/charges/charge.ts'
import { useChargeList } from '#areas/master/charges/use-charge-list.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ListView } from '#kit/list/list-view.tsx'
import { QueryStates } from '#kit/query-states.tsx'
import { platformCatalogue } from './catalogue.ts'
import { ContractDialog } from './contract-dialog.tsx'

/** Contract, next bill and past bills. */
export function ContractTab({ platformId, openedOn }: { platformId: string; openedOn: string }) {
  const { contract: text } = useMessages(platformCatalogue)
  const format = useFormat()
  const [isAdding, setIsAdding] = useState(false)
  const contracts = useQuery(api.master.billing.contracts.queryOptions({ platformId }))
  const charges = useChargeList({ ofPlatform: platformId })
  const last = contracts.data?.[0]
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-4 xl:grid-cols-2">
        <Card className="grid content-start gap-3">
          <CardHeader
            title={text.versions}
            action={
              <Button size="small" onClick={() => setIsAdding(true)}>
                {text.add}
              </Button>
            }
          />
          <QueryStates query={contracts} skeleton={<Skeleton className="h-20 w-full" />}>
            {(versions) =>
              versions.length === 0 ? (
                <p className="text-muted">{text.none}</p>
              ) : (
                <DescriptionList
                  layout="columns"
                  items={versions.map(
                    ({ id, fromMonth, fixedCents, basisPoints, minimumCents, dueDays }) => ({
                      id,
                      term: text.from(format.month(firstDayOf(fromMonth))),
                      value: text.terms(
                        format.money(fixedCents),
                        format.basisPoints(basisPoints),
                        format.money(minimumCents),
                        dueDays,
                      ),
                    }),
                  )}
                />
              )
            }
          </QueryStates>
        </Card>
        <Card className="grid content-start gap-3">
          <CardHeader title={text.next} />
          <BillPreview platformId={platformId} />
        </Card>
      </div>
      <section className="grid grid-cols-1 gap-3">
        <h2 className="font-semibold">{text.charges}</h2>
        <ListView list={charges} />
      </section>
      {isAdding && (
        <ContractDialog
          platformId={platformId}
          openedOn={openedOn}
          last={last}
          onClose={() => setIsAdding(false)}
        />
      )}
    </div>
  )
}
