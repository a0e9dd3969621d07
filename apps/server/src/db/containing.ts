/** The LIKE pattern for texts that contain exactly this, special characters included. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
}
