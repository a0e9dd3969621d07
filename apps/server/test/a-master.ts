import { randomUUID } from 'node:crypto'
import { adjustCharge } from '#modules/billing/adjust-charge.ts'
import type { ContractInput } from '#modules/billing/billing.input.ts'
import { cancelCharge } from '#modules/billing/cancel-charge.ts'
import { chargeListInput, listCharges } from '#modules/billing/list-charges.ts'
import { payCharge } from '#modules/billing/pay-charge.ts'
import { postponeCharge } from '#modules/billing/postpone-charge.ts'
import { saveContract } from '#modules/billing/save-contract.ts'
import { upholdCharge } from '#modules/billing/uphold-charge.ts'
import { callAs } from './call-as.ts'
import type { TestApp } from './test-app.ts'

/** A master at work on one platform. */
export function aMaster({ app }: TestApp, platformId: string) {
  const call = callAs({ app, platformId }, { userId: randomUUID(), role: 'MASTER' })
  return {
    call,
    agree: (terms: Omit<ContractInput, 'platformId'>) => call(saveContract, { platformId, ...terms }),
    charges: async () => (await call(listCharges, chargeListInput.parse({}))).rows,
    pay: (chargeId: string, seenAmountCents: number) =>
      call(payCharge, { platformId, chargeId, seenAmountCents, reference: 'Extrato de 3 de abril' }),
    adjust: (chargeId: string, seenAmountCents: number, byCents: number) =>
      call(adjustCharge, { platformId, chargeId, seenAmountCents, byCents, reason: 'Contado duas vezes' }),
    uphold: (chargeId: string) => call(upholdCharge, { platformId, chargeId, reason: 'A conta está certa' }),
    postpone: (chargeId: string, dueOn: string) =>
      call(postponeCharge, { platformId, chargeId, dueOn, reason: 'Prazo combinado' }),
    cancel: (chargeId: string) => call(cancelCharge, { platformId, chargeId, reason: 'Cobrada por engano' }),
  }
}
