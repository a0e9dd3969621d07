/** Where somebody registers to sell here, led by a manager. The code in it is the manager's id. */
export function referralLink(managerId: string): string {
  return `${window.location.origin}/register?${new URLSearchParams({ manager: managerId })}`
}
