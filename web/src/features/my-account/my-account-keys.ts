/** Prefix of all queries about the signed-in user. */
export const myAccountKeys = {
  all: ['my-account'] as const,
  favourites: () => [...myAccountKeys.all, 'favourites'] as const,
  profile: () => [...myAccountKeys.all, 'profile'] as const,
  orders: () => [...myAccountKeys.all, 'orders'] as const,
  log: () => [...myAccountKeys.all, 'log'] as const,
  searches: () => [...myAccountKeys.all, 'searches'] as const,
}
