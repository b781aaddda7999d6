/** Every value of "Country", with the regulations whose schedules contain the entries. */
export const regimes: Readonly<Record<string, { name: string; regulations: string }>> = {
  'Belarus / Bélarus': sema('Belarus'),
  'China / Chine': sema('China', "People's Republic of China"),
  'Extremist Settler Violence / Violence extrémiste des colons': sema('Extremist Settler Violence'),
  Guatemala: sema('Guatemala'),
  'Haiti / Haïti': sema('Haiti'),
  'Hamas Terrorist Attacks / Attaques terroristes du Hamas': sema('Hamas Terrorist Attacks'),
  Iran: sema('Iran'),
  'Justice for Victims of Corrupt Foreign Officials Regulations (JVCFOR) / Règlement relatif à la justice pour les victimes de dirigeants étrangers corrompus (RJVDEC)':
    { name: 'JVCFOR', regulations: 'Justice for Victims of Corrupt Foreign Officials Regulations' },
  Moldova: sema('Moldova'),
  'Myanmar (Burma) / Myanmar (Birmanie)': sema('Myanmar', 'Burma'),
  Nicaragua: sema('Nicaragua'),
  'Russia / Russie': sema('Russia'),
  'South Sudan / Soudan du sud': sema('South Sudan'),
  'Sri Lanka': sema('Sri Lanka'),
  'Sudan / Soudan': sema('Sudan'),
  'Syria / Syrie': sema('Syria'),
  Ukraine: sema('Ukraine'),
  Venezuela: sema('Venezuela'),
  Zimbabwe: sema('Zimbabwe'),
}

function sema(name: string, inTitle = name): { name: string; regulations: string } {
  return { name, regulations: `Special Economic Measures (${inTitle}) Regulations` }
}
