/** The LIKE pattern for texts that contain this text, special characters included. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
}
