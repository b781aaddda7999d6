import admin from './admin.json'
import myAccount from './my-account.json'

/** Of what is a user's own, and of administration. */
export const phrases = { admin, 'my-account': myAccount }
