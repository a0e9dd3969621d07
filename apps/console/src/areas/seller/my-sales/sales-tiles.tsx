import { Tile, TileSkeleton } from '@balcao/ui/tile'
import { useFormat } from '../../../i18n/use-format.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import { mySalesCatalogue } from './catalogue.ts'
import type { SaleTotals } from './sale-columns.tsx'

/** The figures of everything that the filter holds, not of the page. */
export function SalesTiles({ totals }: { totals: SaleTotals | undefined }) {
  const text = useMessages(mySalesCatalogue).tile
  const format = useFormat()
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {totals === undefined ? (
        <>
          <TileSkeleton />
          <TileSkeleton />
          <TileSkeleton />
          <TileSkeleton />
        </>
      ) : (
        <>
          <Tile
            label={text.count}
            value={format.integer(totals.count)}
            detail={text.countDetail(format.integer(totals.approvedCount))}
          />
          <Tile label={text.gross} value={format.money(totals.grossCents)} detail={text.grossDetail} />
          <Tile
            label={text.approvedGross}
            value={format.money(totals.approvedGrossCents)}
            detail={
              totals.grossCents > 0 &&
              text.approvedGrossDetail(format.percent(totals.approvedGrossCents / totals.grossCents))
            }
          />
          <Tile
            label={text.approvedShare}
            value={format.money(totals.approvedShareCents)}
            detail={text.approvedShareDetail}
          />
        </>
      )}
    </div>
  )
}
