/** What a deployment says about itself, given when the page is built (`VITE_…` in the environment or `.env`). */
function setting(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}

export const site = {
  /** 备案号 of the site, shown in the footer. */
  icpNumber: setting(import.meta.env['VITE_ICP_NUMBER']),
  contactWebsite: setting(import.meta.env['VITE_CONTACT_WEBSITE']),
  contactPhone: setting(import.meta.env['VITE_CONTACT_PHONE']),
  contactEmail: setting(import.meta.env['VITE_CONTACT_EMAIL']),
  /** Address of the picture of the customer-service QR code. */
  contactQrCode: setting(import.meta.env['VITE_CONTACT_QR_CODE']),
} as const
