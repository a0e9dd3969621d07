/** Registration link of a manager. Its code is the manager's id. */
export function referralLink(managerId: string): string {
  return `${window.location.origin}/register?${new URLSearchParams({ manager: managerId })}`
}
