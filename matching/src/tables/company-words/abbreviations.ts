/**
 * Abbreviations in names of organisations of the former Soviet Union, after what publishers write for them.  * Origin: general knowledge; all occur in names of several organisations of the lists.
 */
export const sovietAbbreviations = `
  research institute = nii sri gosnii
  central research institute = tsnii cnii cri
  all russian research institute = vnii
  central research testing institute = tsniii
  research technological institute = niti
  design bureau = kb pkb db
  engineering design bureau = mkb mbdb
  central design bureau = tskb ckb
  special design bureau = skb sdb
  special design technological bureau = sktb
  experimental design bureau = okb
  design technological bureau = ktb
  state design bureau = gkb
  research production association = npo spa rpa snpo
  rocket design bureau = rkb
  military industrial = mic vpk
  commercial bank = cb akb jscb
  research production enterprise = npp rpe spe
  research production complex = npk
  research production center = npts npc rpc spc smc
  federal research production center = fnpts fnpc
  state research production enterprise = gnpp
  state research production association = gnpo
  research production firm = npf
  research technical center = ntts ntc stc
  state research center = gnts gnc
  production association = po pa
  research production = nauchnoproizvodstvenn- naukovovyrobnych-
  production commercial company = pkf
  united engines = odk uec
  private military = pmc chvk
  foreign economic association = vo
  trading house = td
  management = uk mc
  group = gk
  special depository = sd
  oil refinery = npz
  science center = nts
  state unitary enterprise = sue
  drug trafficking organization = dto
  engineering technologies = tekhmash tecmash techmash
  industrial technologies = promtekh promtech
  ministry defense = minoborony
  russian federal nuclear center = rfnc rfyats rfyac
  russian academy of sciences = ras ran
  russian federation = rf
  armored repair plant = btrz
  aviation repair plant = arz arp
  ship repair plant = srz
  optical mechanical plant = omz
  mining processing plant = gok
  special technology center = stts
`

/** Of these, followed by the letters of what the institute or bureau works on: TsNIIKM, KBM, VNIITF. */
export const openAbbreviations = 'tsniii tsnii cnii vnii gosnii nii tskb ckb sktb okb skb gkb kb'
