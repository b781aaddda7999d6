import admin from './admin.json'
import myAccount from './my-account.json'

/** Phrases of the user's own data and of administration. */
export const phrases = { admin, 'my-account': myAccount }
