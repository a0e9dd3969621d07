import { isReceiverBank } from '@balcao/domain/options/receiver-banks'
import { invalidRequest } from './provider-failed.ts'

export function unsupportedBank() {
  return invalidRequest('Banco não suportado, tente outro.')
}

/** Refuses, before any call, a bank that acquirers do not accept for a receiver. */
export function requireReceiverBank(bankCode: string): void {
  if (!isReceiverBank(bankCode)) throw unsupportedBank()
}
