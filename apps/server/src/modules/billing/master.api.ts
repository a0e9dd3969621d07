import { proceduresOnPlatform } from '#rpc/procedures-on-platform.ts'
import { router } from '#rpc/trpc.ts'
import { adjustCharge } from './adjust-charge.ts'
import { billClosedMonth } from './bill-closed-month.ts'
import {
  adjustChargeInput,
  billMonthInput,
  cancelChargeInput,
  chargeOfPlatformInput,
  contractInput,
  payChargeInput,
  platformInput,
  postponeChargeInput,
  upholdChargeInput,
} from './billing.input.ts'
import { cancelCharge } from './cancel-charge.ts'
import { getCharge } from './get-charge.ts'
import { chargeListOfPlatformInput, listCharges } from './list-charges.ts'
import { listContracts } from './list-contracts.ts'
import { payCharge } from './pay-charge.ts'
import { postponeCharge } from './postpone-charge.ts'
import { previewBill } from './preview-bill.ts'
import { saveContract } from './save-contract.ts'
import { upholdCharge } from './uphold-charge.ts'

const master = proceduresOnPlatform({ area: 'MASTER' })
const proven = proceduresOnPlatform({ area: 'MASTER', freshProof: true })

export const masterBillingApi = router({
  contracts: master.read(platformInput, listContracts),
  saveContract: proven.write(contractInput, saveContract),
  charges: master.read(chargeListOfPlatformInput, listCharges),
  charge: master.read(chargeOfPlatformInput, getCharge),
  preview: master.read(platformInput, previewBill),
  billMonth: proven.write(billMonthInput, billClosedMonth),
  adjustCharge: proven.write(adjustChargeInput, adjustCharge),
  postponeCharge: proven.write(postponeChargeInput, postponeCharge),
  payCharge: proven.write(payChargeInput, payCharge),
  upholdCharge: proven.write(upholdChargeInput, upholdCharge),
  cancelCharge: proven.write(cancelChargeInput, cancelCharge),
})
