import { tokenGatewayCases } from '#cases/families/token-gateway.cases.ts'

export const cases = tokenGatewayCases({
  pix: { expiresInDays: 1 },
  expiresAt: new Date('2026-03-03T15:00:00.000Z'),
  payoutPath: '/pix/cashout',
  unknownWord: 'PENDING',
})
