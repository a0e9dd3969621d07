import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { answerCoProduction } from './answer-co-production.ts'
import {
  coProductionAnswerInput,
  coProductionChangeInput,
  coProductionEndInput,
  coProductionIdInput,
  coProductionInviteInput,
  coProductionSimulationInput,
} from './co-production.input.ts'
import { countToAnswer } from './count-to-answer.ts'
import { endCoProduction } from './end-co-production.ts'
import { getCoProduction } from './get-co-production.ts'
import { coProductionListInput, listCoProductions } from './list-co-productions.ts'
import { changeCoProduction, inviteCoProducer } from './propose-co-production.ts'
import { simulateCoProduction } from './simulate-co-production.ts'

const seller = proceduresFor({ area: 'SELLER' })

export const sellerCoProductionApi = router({
  list: seller.readLagging(coProductionListInput, listCoProductions),
  count: seller.readLagging(countToAnswer),
  get: seller.read(coProductionIdInput, getCoProduction),
  simulate: seller.read(coProductionSimulationInput, simulateCoProduction),
  invite: seller.write(coProductionInviteInput, inviteCoProducer),
  change: seller.write(coProductionChangeInput, changeCoProduction),
  answer: seller.write(coProductionAnswerInput, answerCoProduction),
  end: seller.write(coProductionEndInput, endCoProduction),
})
