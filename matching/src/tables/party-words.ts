import { words } from './words.ts'

/**
 * Words in the names of thousands of companies: agreement in one of them means little.
 * Origin: general knowledge of trade names; never the lists' own counts.
 */
export const namingWords: ReadonlySet<string> = new Set(
  words(`
    gold golden silver bronze platinum diamond emerald ruby sapphire pearl jade crystal amber coral jewel gem ivory
    blue red green white black grey gray orange yellow purple violet pink brown azure scarlet
    sun solar moon star stars sky galaxy cosmos orion sirius vega nova stella polaris aurora eclipse comet meteor mars venus jupiter saturn mercury neptune
    titan atlas apollo zeus hermes athena poseidon phoenix pegasus hercules ares artemis olympus olympia
    eagle falcon hawk lion tiger panther leopard wolf bear fox bull horse elephant dragon dolphin shark whale swan dove eagles bee ant
    ocean sea river lake island islands bay coast gulf harbor harbour port shore wave waves tide mountain mount hill hills valley peak summit
    rock stone sand desert oasis forest wood woods tree oak cedar pine maple palm rose lotus lily tulip orchid olive garden flower spring
    north south east west middle northern southern eastern western oriental occidental orient pacific atlantic arctic polar baltic caspian mediterranean
    alpha beta gamma delta epsilon omega sigma theta zeta kappa lambda omicron
    ace apex zenith pinnacle acme crown royal king kings queen prince princess noble imperial empire majestic regal regent
    grand great big giant mega maxi super ultra hyper max maximum mini micro macro
    prime premier premium elite select choice supreme superior classic royal deluxe excel excellent excellence ideal perfect best top first leading leader
    new modern future next progress progressive innovation innovative innovations advanced dynamic dynamics active
    smart bright clear clean pure fresh simple easy quick fast rapid swift express speed speedy
    safe secure security sure solid strong strength power powers force energy vital vita life live
    true trust faith hope honor honour honesty integrity loyal loyalty liberty freedom victory triumph glory fortune lucky success prosperity prosper
    unity union united alliance allied link links bridge gate gateway door key way path road route line lines network net web
    global universal universe world worldwide planet earth terra globe continental intercontinental trans euro asia asian afro africa america american
    national federal central metro metropolitan city urban capital republic people public popular general standard
    unique one two three four five seven twin double triple trio dual single solo mono poly multi omni pan inter
    alphabet logo emblem symbol signature icon model pattern mosaic spectrum prism mirror
    heritage legacy tradition traditional pioneer founder century millennium era epoch time times today
    vision insight focus horizon vista view target aim goal mission quest venture ventures adventure discovery explorer voyager navigator pilot captain
    master expert pro professional genius wise wisdom brain mind idea ideas creative concept concepts
    quality value values profit profitable benefit gain wealth rich treasure
    matrix vector vertex quantum fusion synergy synthesis optimum optima optimal optimus alternative
    happy joy smile friend friends friendly peace harmony paradise heaven angel dream dreams magic
    house home family brothers bros sons son sisters partner partners associates associate group team club circle
    tower castle palace fort fortress shield guard guardian anchor arrow arc arch
    red light lights fire flame spark sunrise sunset sunshine dawn rainbow thunder storm lightning wind breeze ice snow
    silk silkway road horizonte sol luna estrella oro plata azul verde rojo blanco negro mar cielo tierra monte rio norte sur este oeste oriente occidente
    esperanza victoria gloria fortuna paz vida nueva nuevo nacional real santa san santo el dorado pacifico atlantico valle
    noor nur amal amal safa madina fajr hilal shams qamar najm nasr salam iman barakat baraka rahma taqwa huda ihsan wafa aman khalij sahara jazeera jazira watan
    anadolu yildiz marmara ege akdeniz karadeniz deniz gunes altin guven demir kaya kardesler
    mir vostok zapad sever yug ural sibir volga don neva baltika alyans soyuz garant vektor progress rassvet zarya zvezda luch start impuls orbita gorizont
    stroi stroy tekh tech prom invest torg trans energo gaz neft les agro eco bio info inform servis service snab
    hua xin tai feng heng long sheng da ming yuan hai jin hong tian bo rui cheng de fu jia kang lian mei rong shun tong wan xiang yi zhong
    dongfang huaxia zhonghua jinlong tianhe taihe hengda xinhua huaxin`),
)

/** What companies do: as generic as Trading, in English and other languages. */
export const tradeWords: ReadonlySet<string> = new Set(
  words(`
    device devices appliance appliances component components hardware apparatus instrumentation machine machines mechanical hydraulic
    biotech biotechnology biopharma health healthcare care hygiene life sciences diagnostics laboratory laboratories lab labs clinic clinics dental optical
    media entertainment music film films games gaming sport sports fitness fashion apparel clothing clothes garment garments shoes footwear leather
    cosmetics beauty jewellery jewelry watches furniture timber lumber paper packaging printing publishing press news broadcasting television radio
    education training learning consultancy consultants advisory advisors adviser law legal accounting audit tax
    realty land homes housing building buildings builders builder contractors contractor interiors architecture architects design designs decoration
    retail store stores shop shops supermarket market markets mart trade trades trader traders dealer dealers wholesale distribution distributor distributors
    procurement sourcing commodity commodities grain sugar rice coffee tea tobacco beverage beverages drinks water dairy meat fish seafood fisheries fishing
    farm farms farming poultry livestock fertilizer fertilizers fertiliser seeds feed plastic plastics rubber polymer polymers glass ceramic ceramics cement
    concrete bricks paint paints coatings petrochemical petrochemicals refinery refining refineries drilling oilfield exploration pipeline pipelines
    gasoline fuel fuels bunker bunkering lubricants electricity utilities utility renewable renewables hydro nuclear coal mineral minerals copper aluminium
    aluminum iron zinc tankers tanker carrier carriers cargo freight forwarding forwarders courier parcel warehousing warehouse storage terminal terminals
    port ports stevedoring crewing manning ship ships vessel vessels shipmanagement ship management shipbuilding shipyard shipyards yacht yachts boats
    aircraft jet jets helicopter helicopters airway airways airline airport airports handling travel tour tours leisure resort resorts restaurant restaurants
    catering cleaning facility facilities maintenance repair repairs staffing recruitment outsourcing venture equity asset assets securities brokerage broker
    brokers exchange payment payments fintech crypto leasing rental rentals credit savings loan loans mortgage pension mutual reinsurance assurance
    internet online wireless mobile satellite cable cloud cyber robotics automation sensor sensors semiconductor semiconductors circuit circuits laser optics
    battery batteries vehicle vehicles truck trucks car cars motorcycle motorcycles bicycle tyre tyres tire tires spare parts hardware sanitary lighting
    fabric fabrics yarn cotton wool carpet carpets household kitchen toys gifts stationery
    inmobiliaria constructora constructores construcciones comercializadora comercializadores comercial distribuidora distribuciones distribuidores agricola agropecuaria
    ganadera transportes transportadora inversiones inversora servicios importaciones exportaciones importadora exportadora promotora operadora administradora
    consultoria asesoria asesores productos productora alimentos ferreteria mueblera minera minerales hotelera turismo viajes gasolinera
    imobiliaria construtora comercio comercial distribuidora industrias participacoes empreendimentos
    denizcilik insaat gida tekstil lojistik nakliyat makina makine enerji turizm madencilik elektronik elektrik otomotiv plastik kimya yapi tarim hayvancilik
    torgovyi torgovaya torgovlya stroitelnaya stroitelnyi stroitelstvo promyshlennaya promyshlennyi proizvodstvennaya transportnaya logistika
    nauchnyi tekhnicheskii tekhnologicheskii elektronika mashinostroitelnyi mashinostroenie metallurgicheskii neftegazovaya energeticheskaya
    immobilier immobiliere commerce commerciale batiment travaux industrie negoce maritime transports
    handel handels vertrieb bau maschinenbau technik spedition beteiligungs verwaltungs immobilien
    commerciale costruzioni immobiliare trasporti industriale meccanica
    tijarah tijara tijariya tejarat bazargani sanaye sanati khadamat mohandesi mohandisi sakhteman haml naghl
    usaha perdagangan pelayaran`),
)

/** Places and nationalities: they show a branch or a seat, and are seldom the distinctive part of a name. */
export const placeWords: ReadonlySet<string> = new Set(
  words(`
    afghanistan albania algeria angola argentina armenia australia austria azerbaijan bahrain bangladesh belarus belgium bolivia bosnia brazil brasil
    bulgaria burma myanmar cambodia cameroon canada chad chile china colombia congo croatia cuba cyprus czech denmark dubai ecuador egypt england
    estonia ethiopia europe finland france georgia germany deutschland ghana greece guatemala guinea haiti honduras hungary iceland india indonesia
    iran iraq ireland israel italia italy jamaica japan jordan kazakhstan kenya korea kuwait kyrgyzstan laos latvia lebanon liberia libya
    lithuania luxembourg malaysia maldives mali malta mauritius mexico moldova monaco mongolia montenegro morocco mozambique namibia nepal netherlands holland
    nicaragua niger nigeria norway oman pakistan palestine panama paraguay peru philippines poland polska portugal qatar romania russia rossiya
    rwanda salvador saudi arabia senegal serbia seychelles singapore slovakia slovenia somalia spain espana sudan sweden switzerland syria taiwan
    tajikistan tanzania thailand tunisia turkey turkiye turkmenistan uganda ukraine emirates uae uk usa uruguay uzbekistan venezuela vietnam yemen
    zambia zimbabwe africa asia america europa eurasia caribbean balkan scandinavia nordic arab arabian african asian european
    russian chinese iranian persian syrian korean german french italian spanish british english american indian turkish japanese ukrainian
    belarusian kazakh uzbek swiss austrian dutch belgian swedish norwegian danish finnish polish greek egyptian iraqi lebanese libyan sudanese
    mexican mexicana cuban venezuelan colombian colombiana brazilian
    beijing peking shanghai shenzhen guangzhou canton tianjin chongqing chengdu wuhan nanjing hangzhou suzhou ningbo wuxi qingdao dalian xiamen
    dongguan foshan zhuhai xian harbin shenyang changsha zhengzhou jinan hefei fuzhou kunming dandong yiwu hong kong hongkong macau macao taipei
    guangdong zhejiang jiangsu shandong fujian sichuan hebei henan hubei hunan anhui jiangxi liaoning shaanxi shanxi yunnan xinjiang hainan
    tokyo osaka seoul busan pyongyang bangkok hanoi jakarta manila kuala lumpur delhi mumbai calcutta karachi lahore islamabad kabul tehran isfahan
    baghdad basra damascus aleppo beirut amman riyadh jeddah doha abu dhabi sharjah ajman fujairah muscat sanaa aden cairo alexandria tripoli benghazi tunis algiers
    casablanca khartoum nairobi lagos accra johannesburg moscow moskva petersburg novosibirsk yekaterinburg kazan samara omsk rostov minsk kiev kyiv
    odessa kharkiv donetsk lugansk crimea sevastopol tbilisi yerevan baku tashkent almaty astana bishkek dushanbe istanbul ankara izmir athens
    london paris berlin hamburg munich frankfurt vienna wien zurich geneva rome roma milan milano madrid barcelona lisbon amsterdam rotterdam brussels antwerp
    stockholm oslo copenhagen helsinki riga tallinn vilnius warsaw prague budapest bucharest sofia belgrade zagreb york chicago houston texas
    california florida miami toronto montreal vancouver sydney melbourne havana caracas bogota lima quito buenos aires santiago rio paulo
    sinaloa monterrey guadalajara tijuana medellin cali
    tsingtao nanking tientsin chungking kwangtung szechwan amoy guiyang guangxi guizhou gansu ningxia qinghai tibet lhasa urumqi taiyuan nanchang nanning
    lanzhou yinchuan hohhot changchun shijiazhuang wenzhou quanzhou yantai weihai shantou zhongshan huizhou changzhou nantong kaohsiung taichung hsinchu
    yokohama nagoya kyoto kobe fukuoka sapporo incheon daegu surabaya bandung medan penang johor cebu davao yangon mandalay vientiane ulaanbaatar colombo dhaka
    chittagong kathmandu bangalore bengaluru chennai hyderabad ahmedabad pune peshawar quetta rawalpindi faisalabad kandahar herat mashhad tabriz shiraz
    mosul erbil kirkuk najaf homs latakia hama mecca medina dammam addis ababa mombasa dakar abidjan kampala kinshasa luanda lusaka harare maputo gaborone
    windhoek antananarivo bamako ouagadougou niamey conakry freetown monrovia douala yaounde libreville brazzaville kigali mogadishu djibouti asmara
    durban pretoria marrakech rabat 
    chisinau
    shymkent karaganda samarkand bukhara ashgabat bursa adana gaziantep mersin antalya thessaloniki nicosia limassol valletta naples turin genoa bologna
    marseille lyon toulouse bordeaux lille strasbourg cologne stuttgart dusseldorf leipzig dresden bremen basel bern lausanne salzburg graz krakow gdansk
    lodz poznan wroclaw brno bratislava ljubljana sarajevo skopje tirana podgorica pristina varna plovdiv cluj gothenburg malmo bergen tampere reykjavik
    dublin edinburgh glasgow manchester birmingham liverpool leeds porto seville valencia bilbao hague boston philadelphia detroit
    seattle dallas denver atlanta calgary ottawa brisbane perth auckland wellington managua tegucigalpa guayaquil montevideo asuncion brasilia
    recife maracaibo barranquilla cartagena arequipa valparaiso`),
)
