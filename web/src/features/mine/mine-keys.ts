/** Everything that was asked about the signed-in user. */
export const mineKeys = {
  all: ['mine'] as const,
  favourites: () => [...mineKeys.all, 'favourites'] as const,
  profile: () => [...mineKeys.all, 'profile'] as const,
  orders: () => [...mineKeys.all, 'orders'] as const,
  log: () => [...mineKeys.all, 'log'] as const,
}
