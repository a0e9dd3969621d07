import { Button } from '@balcao/ui/button'
import { ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { ListPage } from '#kit/list/list-page.tsx'
import { masterChargesCatalogue } from './catalogue.ts'
import { ChargeTiles } from './charge-tiles.tsx'
import { GenerateCharge } from './generate-charge.tsx'
import { useChargeList } from './use-charge-list.tsx'

export function MasterChargesScreen() {
  const text = useMessages(masterChargesCatalogue)
  const [isGenerating, setIsGenerating] = useState(false)
  const list = useChargeList()
  return (
    <>
      <ListPage
        title={text.title}
        purpose={text.purpose}
        list={list}
        summary={<ChargeTiles />}
        actions={
          <Button icon={<ReceiptText />} onClick={() => setIsGenerating(true)}>
            {text.generate.open}
          </Button>
        }
      />
      {isGenerating && <GenerateCharge onClose={() => setIsGenerating(false)} />}
    </>
  )
}
