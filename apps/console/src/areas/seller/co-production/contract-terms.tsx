import { DescriptionList } from '@balcao/ui/description-list'
import { joinClasses } from '@balcao/ui/join-classes'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { lastDayBefore } from '#kit/last-day.ts'
import { coProductionCatalogue } from './catalogue.ts'
import type { Contract } from './contract.ts'

type Terms = Pick<Contract, 'basisPoints' | 'base' | 'endsAt'>

/** The agreed terms; for a proposed change, both versions side by side. */
export function ContractTerms({ contract }: { contract: Contract }) {
  const text = useMessages(coProductionCatalogue)
  const format = useFormat()
  const { replaced } = contract
  const linesOf = ({ basisPoints, base, endsAt }: Terms) => [
    { id: 'share', term: text.drawer.share, value: format.basisPoints(basisPoints) },
    { id: 'base', term: text.drawer.base, value: text.base[base] },
    {
      id: 'ends',
      term: text.drawer.ends,
      value: endsAt === null ? text.forever : text.until(format.date(lastDayBefore(endsAt))),
    },
  ]
  if (replaced && contract.state === 'INVITED') {
    const before = linesOf(replaced)
    return (
      <section className="grid gap-2">
        <h3 className="font-semibold">{text.drawer.changes}</h3>
        <table className="w-full border-collapse">
          <thead>
            <tr className="border-default border-b text-muted text-sm">
              <td />
              <th scope="col" className="py-2 text-start font-medium">
                {text.drawer.today(replaced.version)}
              </th>
              <th scope="col" className="bg-primary-soft px-3 py-2 text-start font-medium text-default">
                {text.drawer.proposal(contract.version)}
              </th>
            </tr>
          </thead>
          <tbody>
            {linesOf(contract).map(({ id, term, value }, index) => {
              const isSame = before[index]?.value === value
              return (
                <tr key={id} className="border-default border-b last:border-b-0">
                  <th scope="row" className="py-2 pe-3 text-start font-normal text-muted">
                    {term}
                  </th>
                  <td className="py-2 pe-3">{before[index]?.value}</td>
                  <td className={joinClasses('bg-primary-soft px-3 py-2', !isSame && 'font-semibold')}>
                    {isSame ? text.drawer.same : value}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
    )
  }
  const isAgreed = contract.state === 'ACTIVE' || contract.state === 'ENDED'
  return (
    <section className="grid gap-1">
      <h3 className="font-semibold">{text.drawer.terms}</h3>
      <DescriptionList
        items={[
          ...linesOf(contract),
          ...(isAgreed
            ? [{ id: 'starts', term: text.drawer.starts, value: format.date(contract.startsAt) }]
            : []),
        ]}
      />
    </section>
  )
}
