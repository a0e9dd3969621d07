import { Banner } from '@balcao/ui/banner'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { ListDrawer } from '#kit/list/list-declaration.ts'
import { RecordDrawer } from '#kit/record-drawer.tsx'
import { coProductionCatalogue } from './catalogue.ts'
import type { Contract } from './contract.ts'
import { ContractActions } from './contract-actions.tsx'
import { ContractStateBadge } from './contract-state-badge.tsx'
import { ContractTerms } from './contract-terms.tsx'
import { Simulation } from './simulation.tsx'

export function ContractDrawer(drawer: ListDrawer) {
  const text = useMessages(coProductionCatalogue)
  return (
    <RecordDrawer
      {...drawer}
      query={api.seller.coProduction.get.queryOptions({ contractId: drawer.rowId })}
      loadingTitle={text.drawer.loading}
      title={({ productName }) => productName}
      detail={(contract) => (
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted">
          <ContractStateBadge contract={contract} />
          {contract.partnerName} · {text.version(contract.version)}
        </p>
      )}
      actions={(contract) => isOpen(contract) && <ContractActions key={contract.id} contract={contract} />}
    >
      {(contract) => (
        <div className="grid gap-6">
          <Waiting contract={contract} />
          <ContractTerms contract={contract} />
          {isOpen(contract) && (
            <Simulation
              productId={contract.productId}
              contractId={contract.id}
              basisPoints={contract.basisPoints}
              base={contract.base}
              isOwn={contract.isOwn}
            />
          )}
        </div>
      )}
    </RecordDrawer>
  )
}

/** A contract with possible actions. */
const isOpen = ({ state }: Contract) => state === 'INVITED' || state === 'ACTIVE'

function Waiting({ contract }: { contract: Contract }) {
  const text = useMessages(coProductionCatalogue).drawer
  const format = useFormat()
  const { state, answerBy, isProposedByMe, partnerName } = contract
  if (state !== 'INVITED' || answerBy === null) return null
  const day = format.date(answerBy)
  return (
    <Banner tone="pending">
      {isProposedByMe ? text.waitsForThem(partnerName, day) : text.waitsForYou(day)} {text.sold}
    </Banner>
  )
}
