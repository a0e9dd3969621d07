import { tokenGatewayCases } from '#cases/families/token-gateway.cases.ts'

export const cases = tokenGatewayCases({
  pix: { expiresIn: 8_000 },
  expiresAt: new Date('2026-03-02T17:13:20.000Z'),
  unknownWord: 'REJECTED',
})
