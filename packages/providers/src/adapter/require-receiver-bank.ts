import { isReceiverBank } from '@balcao/domain/options/receiver-banks'
import { invalidRequest } from './provider-failed.ts'

export function unsupportedBank() {
  return invalidRequest('Banco não suportado, tente outro.')
}

/** Refuses, before anybody is asked, a bank where acquirers keep no account of a receiver. */
export function requireReceiverBank(bankCode: string): void {
  if (!isReceiverBank(bankCode)) throw unsupportedBank()
}
