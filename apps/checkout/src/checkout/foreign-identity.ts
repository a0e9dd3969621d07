/**
 * Acquirers want a phone and a CPF from everybody, and buyers who do not read Portuguese are never asked for them:
 * the specification has fixed values stand in, so that they are recognised as the stand-ins they are.
 */
export const foreignIdentity = { phone: '11999999999', cpf: '00000000191' }
