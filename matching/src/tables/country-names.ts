/**
 * Adjectives and long forms of countries in Latin letters, and Chinese forms beside that of CLDR. `code=latin,…=han,…`; the
 * usual names come from CLDR (`Intl.DisplayNames`). Origin: general knowledge; the long forms are those of the United Nations.
 */
export const countryNames = `
  AF=afghan,islamic emirate of afghanistan / AL=albanian / DZ=algerian / AO=angolan / AR=argentine,argentinian / AM=armenian / AU=australian / AT=austrian / AZ=azerbaijani / BS=bahamian
  BH=bahraini,kingdom of bahrain / BD=bangladeshi / BY=belarusian,byelorussian,belorussian,republic of belarus=白俄 / BE=belgian / BJ=beninese / BO=bolivian / BA=bosnian,bosnia=波黑,波斯尼亚 / BW=botswanan
  BR=brazilian / BN=bruneian,brunei darussalam=文莱 / BG=bulgarian / BF=burkinabe / BI=burundian / KH=cambodian / CM=cameroonian / CA=canadian / CF=central african,central african republic=中非
  TD=chadian / CL=chilean / CN=chinese,people s republic of china,peoples republic of china,prc=中华 / CO=colombian / CD=congolese,democratic republic of the congo,democratic republic of congo,drc,dr congo=刚果民主共和国,民主刚果
  CG=congolese,republic of the congo=刚果共和国 / CR=costa rican / CI=ivorian,ivory coast,cote d ivoire=科特迪瓦 / HR=croatian / CU=cuban,republic of cuba / CY=cypriot / CZ=czech,czech republic=捷克 / DK=danish
  DJ=djiboutian / DO=dominican,dominican republic=多米尼加 / EC=ecuadorian / EG=egyptian,arab republic of egypt / SV=salvadoran / GQ=equatorial guinean / ER=eritrean / EE=estonian / ET=ethiopian / FI=finnish / FR=french
  GA=gabonese / GM=gambian / GE=georgian / DE=german,deutsch,federal republic of germany / GH=ghanaian / GR=greek,hellenic / GT=guatemalan / GN=guinean / GW=guinea bissauan / GY=guyanese / HT=haitian / HN=honduran
  HK=hong kong,hongkong,hk=香港 / HU=hungarian / IS=icelandic / IN=indian,republic of india / ID=indonesian=印尼 / IR=iranian,irani,islamic republic of iran,i r iran,ir iran=伊朗伊斯兰共和国 / IQ=iraqi,republic of iraq
  IE=irish / IL=israeli / IT=italian / JM=jamaican / JP=japanese,nippon,nihon / JO=jordanian / KZ=kazakh,kazakhstani,republic of kazakhstan=哈萨克 / KE=kenyan
  KP=korean,korea,north korean,dprk,democratic people s republic of korea,democratic peoples republic of korea,choson,chosun=北朝鲜,朝鲜民主主义人民共和国
  KR=korean,korea,south korean,republic of korea,rok=南韩,大韩民国 / KW=kuwaiti / KG=kyrgyz,kyrgyzstani,kyrgyz republic=吉尔吉斯 / LA=laotian,lao / LV=latvian / LB=lebanese / LR=liberian / LY=libyan
  LI=liechtensteiner / LT=lithuanian / LU=luxembourgish / MO=macao,macau=澳门 / MG=malagasy / MW=malawian / MY=malaysian / MV=maldivian / ML=malian / MT=maltese / MH=marshallese,marshall islands
  MR=mauritanian / MU=mauritian / MX=mexican / MD=moldovan,republic of moldova / MN=mongolian,mongolia / ME=montenegrin / MA=moroccan / MZ=mozambican / MM=burmese,burma,myanma,republic of the union of myanmar
  NA=namibian / NP=nepalese,nepali / NL=dutch,netherlands,holland / NZ=new zealand / NI=nicaraguan / NE=nigerien / NG=nigerian / MK=macedonian,north macedonian,macedonia=马其顿 / NO=norwegian / OM=omani,sultanate of oman
  PK=pakistani,islamic republic of pakistan / PA=panamanian / PG=papua new guinean / PY=paraguayan / PE=peruvian / PH=filipino,philippine,philippines / PL=polish / PT=portuguese / PS=palestinian,palestine,state of palestine=巴勒斯坦
  QA=qatari,state of qatar / RO=romanian / RU=russian,russian federation,rossiya,rossiyskaya federatsiya,rossiiskaya federatsiya,rossiyskoy federatsii=俄罗斯联邦,俄国,俄联邦 / RW=rwandan / SA=saudi,saudi arabian,kingdom of saudi arabia=沙特
  SN=senegalese / RS=serbian,republic of serbia / SC=seychellois / SL=sierra leonean / SG=singaporean / SK=slovak,slovak republic / SI=slovenian / SO=somali,somalian,federal republic of somalia / ZA=south african
  SS=south sudanese,republic of south sudan / ES=spanish / LK=sri lankan,ceylon / SD=sudanese,republic of the sudan / SR=surinamese / SE=swedish / CH=swiss,helvetic / SY=syrian,syrian arab,syrian arab republic,syrian arab republics=阿拉伯叙利亚共和国
  TW=taiwanese=台湾 / TJ=tajik,tajikistani=塔吉克 / TZ=tanzanian / TH=thai,kingdom of thailand / TG=togolese / TT=trinidadian / TN=tunisian / TR=turkish,turkey,turkiye,republic of turkey / TM=turkmen=土库曼 / UG=ugandan
  UA=ukrainian,ukraine / AE=emirati,united arab emirates,uae,emirates=阿联酋,阿拉伯联合酋长国 / GB=british,united kingdom,great britain,uk,english,england=英格兰,联合王国 / US=american,united states,united states of america,usa,us=美利坚
  UY=uruguayan / UZ=uzbek,uzbekistani=乌兹别克 / VE=venezuelan,bolivarian republic of venezuela / VN=vietnamese,viet nam / YE=yemeni,republic of yemen / ZM=zambian / ZW=zimbabwean,republic of zimbabwe
`
