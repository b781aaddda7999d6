/** Settings of a deployment, given at build time (`VITE_…` in the environment or `.env`). */
function setting(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}

export const site = {
  /** ICP number (备案号) of the site, shown in the footer. */
  icpNumber: setting(import.meta.env['VITE_ICP_NUMBER']),
  contactWebsite: setting(import.meta.env['VITE_CONTACT_WEBSITE']),
  contactPhone: setting(import.meta.env['VITE_CONTACT_PHONE']),
  contactEmail: setting(import.meta.env['VITE_CONTACT_EMAIL']),
  /** Address of the QR code picture of customer service. */
  contactQrCode: setting(import.meta.env['VITE_CONTACT_QR_CODE']),
} as const
