import ipaddr from 'ipaddr.js'

const ipv6NetworkGroups = 4

/** One household has one IPv4 address but billions of IPv6 ones, so the latter count as their /64 network. */
export function addressNetwork(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (address.kind() === 'ipv4') return address.toString()
  return `${address.toNormalizedString().split(':').slice(0, ipv6NetworkGroups).join(':')}::/64`
}
