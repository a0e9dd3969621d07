import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'

/** Whether a connection may be opened to this IP address. */
export type AddressJudge = (address: string) => boolean

/**
 * Resolves a name for one connection. All its addresses are checked, and the connection goes to one of them.
 */
export function judgingLookup(mayConnectTo: AddressJudge): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return callback(error ?? new Error('The name has no address'), [])
      if (!addresses.every(({ address }) => mayConnectTo(address))) return callback(new AddressRefused(), [])
      if (options.all) return callback(null, addresses)
      callback(null, first.address, first.family)
    })
  }
}

/** A host written as an address is never resolved, so it is checked here. */
export function isRefusedAddress(hostname: string, mayConnectTo: AddressJudge | undefined): boolean {
  const address = hostname.replace(/^\[|\]$/g, '')
  return mayConnectTo !== undefined && isIP(address) !== 0 && !mayConnectTo(address)
}

export const addressRefused = 'ERR_ADDRESS_REFUSED'

class AddressRefused extends Error {
  readonly code = addressRefused
}
