/** The variables the user set; the API and the ingest check their own values, see `.env.example`. */
export const environment = process.env
