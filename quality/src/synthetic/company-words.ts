/**
 * Words that companies use in their names, by language: general knowledge, none from a list of parties.
 * A pattern is a name with T for a trade word, P for a place, I for what the company does, L for its legal form.
 */
export interface CompanyWords {
  country: string
  patterns: readonly string[]
  trades: readonly string[]
  places: readonly string[]
  industries: readonly string[]
  legals: readonly string[]
}

const list = (words: string): string[] => words.split(',').map((word) => word.trim().replace(/\s+/g, ' '))

const forms = (words: string): string[] => words.split(' | ')

const english = {
  patterns: ['T I L', 'T I L', 'T & T I L', 'P I L', 'T L', 'T P L', 'T P I'],
  industries:
    list(`Logistics, Freight Services, Packaging, Precision Tools, Software, Analytics, Biotech, Dental Supplies,
    Farms, Foods, Bakery, Plumbing, Roofing, Interiors, Textiles, Garments, Media, Publishing, Insurance Brokers, Capital,
    Wealth Management, Property, Estates, Construction, Engineering, Steel, Castings, Bearings, Electronics, Semiconductors,
    Robotics, Marine Services, Shipping, Aviation Services, Energy, Solar, Mining, Minerals, Chemicals, Polymers, Paints,
    Pharmaceuticals, Medical Devices, Diagnostics, Consulting, Recruitment, Security Systems, General Trading, Imports,
    Import & Export, Wholesale, Furniture, Toys, Cosmetics, Optical, Instruments, Motors, Tyres, Auto Parts, Tours`),
}

export const companyWords: readonly CompanyWords[] = [
  {
    ...english,
    country: 'US',
    trades:
      list(`Cedar Ridge, Bluestem, Ironwood, Hollis, Pemberton, Larkspur, Westbrook, Tallgrass, Copperline, Halvorsen,
      Brightwater, Quillon, Northgate, Stonebridge, Vantage Point, Redfern, Kestrel, Juniper Hill, Ashford, Maple Hollow`),
    places: list('Ohio, Tulsa, Boise, Denver, Savannah, Lakeland, Hudson Valley, Bay Area, Tri-State, Spokane'),
    legals: forms('Inc. | LLC | Corp. | Corporation | Co. | L.P. | Incorporated'),
  },
  {
    ...english,
    country: 'GB',
    trades:
      list(`Whitby, Harrow & Finch, Thistledown, Penhallow, Wrenfield, Bramley, Ashcombe, Tamar, Kingsmead, Rowntree Bell,
      Fairholme, Blackthorn, Marlowe, Osprey, Dunmore, Hartwell, Swale, Eddington, Lowther, Greyfriars`),
    places: list('Yorkshire, Bristol, Humberside, Kent, Highland, Mersey, Norfolk, Cardiff, Ulster, Thames Valley'),
    legals: forms('Limited | Ltd | PLC | LLP | Ltd.'),
  },
  {
    ...english,
    country: 'IN',
    trades: list(`Shree Balaji, Lakshmi, Om Sai, Vardhaman, Rajdeep, Kaveri, Narmada, Suryodaya, Jayanti, Anand, Deepak,
      Mahavir, Ganga, Sahyadri, Nilgiri, Patelco, Bhavani, Trimurti, Navkar, Chandra`),
    places: list('Gujarat, Pune, Coimbatore, Ludhiana, Surat, Kochi, Indore, Rajkot, Nashik, Mysore'),
    legals: forms('Private Limited | Pvt. Ltd. | Limited | LLP | & Sons'),
  },
  {
    ...english,
    country: 'AE',
    trades:
      list(`Al Noor, Al Waha, Gulf Star, Desert Rose, Al Safa, Al Barsha, Golden Falcon, Al Reef, Pearl Coast, Al Manara,
      Sea Breeze, Al Jazira, Blue Dhow, Al Fajr, Sahara Gate, Al Khaleej, Emerald Palm, Al Bustan, Oryx, Al Marjan`),
    places: list('Dubai, Sharjah, Ajman, Abu Dhabi, Jebel Ali, Fujairah, Doha, Muscat, Manama, Kuwait'),
    legals: forms('LLC | L.L.C. | FZE | FZ-LLC | FZCO | DMCC | W.L.L. | Est.'),
  },
  {
    ...english,
    country: 'NG',
    trades:
      list(`Adekunle, Chukwuma, Emeka & Sons, Zenon, Oluwaseun, Greenfield, Niger Delta, Unity, Okafor, Savannah Crest,
      Bello, Ikenna, Harmattan, Golden Cocoa, Kola, Rivers Gate, Eko, Sahel, Danjuma, Palmcrest`),
    places: list('Lagos, Abuja, Kano, Port Harcourt, Ibadan, Accra, Nairobi, Mombasa, Kampala, Lusaka'),
    legals: forms('Limited | Nigeria Limited | Ltd | Enterprises | Ventures Ltd'),
  },
  {
    country: 'DE',
    patterns: ['T I L', 'T L', 'I T L', 'T & T L', 'P I L'],
    trades:
      list(`Brandauer, Kessler, Hufnagel, Weidmann, Ostermeier, Lindhorst, Rheintal, Nordlicht, Falkenberg, Zimmerer,
      Althoff, Buchwald, Steinacker, Vogtmann, Hellwege, Eichstädt, Grünwald, Möllering, Südwerk, Kirchhoff`),
    places: list('Hamburger, Münchner, Kölner, Sächsische, Badische, Bremer, Thüringer, Pfälzer, Allgäuer, Berliner'),
    industries:
      list(`Maschinenbau, Werkzeuge, Spedition, Bau, Elektrotechnik, Verpackungen, Kunststofftechnik, Gebäudereinigung,
      Immobilien, Medizintechnik, Metallwaren, Handelsgesellschaft, Fahrzeugteile, Getränke, Druckerei, Beteiligungen, Papier`),
    legals: forms('GmbH | AG | GmbH & Co. KG | KG | OHG | e.K. | mbH | UG (haftungsbeschränkt) | SE'),
  },
  {
    country: 'FR',
    patterns: ['I T L', 'T I L', 'L T', 'T L', 'I P L', 'Établissements T L'],
    trades:
      list(`Marchand, Beauvallon, Delacourt, Roussel Frères, Montclair, Girardot, Vauquelin, Lafarge-Morel, Fontenay,
      Chevillard, Aubépine, Perrin, Bellefontaine, Castelnau, Dumoulin, Valcourt, Hautecoeur, Noirmont, Sablier, Brévent`),
    places: list(
      "Lyonnaise, de Bretagne, d'Aquitaine, Alsace, du Nord, Provence, Occitanie, de Normandie, Savoie, Marseille",
    ),
    industries: list(`Transports, Boulangerie, Menuiserie, Électricité Générale, Imprimerie, Constructions, Logistique,
      Distribution, Conseil, Mécanique de Précision, Vins et Spiritueux, Textiles, Immobilière, Plastiques, Chimie Fine`),
    legals: forms('SARL | S.A. | SAS | SASU | EURL | SCI | SNC | S.A.R.L.'),
  },
  {
    country: 'ES',
    patterns: ['I T L', 'T I L', 'T y T L', 'I P L', 'T L'],
    trades:
      list(`Hermanos Ferrer, Peñalara, Montoro, La Encina, Valdeolmos, Garrido, Los Olivos, Guadarrama, Mirasierra,
      Echevarría, Casa Blanca, Torrealba, San Isidro, El Roble, Navarrete, Costa Brava, Quintanilla, Robledo, Azahar, Iberia Sol`),
    places: list(
      'de Murcia, del Norte, Andaluza, de Jalisco, Bogotá, de Lima, Rioplatense, de Cuyo, Valenciana, de Quito',
    ),
    industries:
      list(`Transportes, Construcciones, Comercializadora, Inversiones, Distribuciones, Agropecuaria, Ganadería,
      Conservas, Materiales Eléctricos, Servicios Integrales, Inmobiliaria, Importaciones, Confecciones, Farmacéutica, Muebles`),
    legals: forms('S.A. | S.L. | S.A. de C.V. | Ltda. | S.A.S. | S.R.L. | S. de R.L. de C.V. | C.A. | E.I.R.L.'),
  },
  {
    country: 'IT',
    patterns: ['T I L', 'I T L', 'T L', 'F.lli T L', 'I P L'],
    trades:
      list(`Bianchetti, Montebello, Caruso, Vallechiara, Ferrante, Zanardi, Castelvecchio, Morandi, Gallinari, Pontevico,
      Lazzarini, Sanguineti, Bellavista, Trentini, Cortese, Marangon, Fontana, Rocchetti, Albarella, Poletti`),
    places: list('Bergamo, Emiliana, Veneta, Lombarda, Toscana, Napoli, Siciliana, Piemontese, Marche, Adriatica'),
    industries:
      list(`Officine Meccaniche, Trasporti, Costruzioni, Ceramiche, Alimentari, Calzature, Impianti, Arredamenti,
      Tessitura, Carpenteria, Immobiliare, Torrefazione, Stampi, Logistica, Farmaceutici`),
    legals: forms('S.r.l. | S.p.A. | S.n.c. | S.a.s. | Srl | SpA'),
  },
  {
    country: 'BR',
    patterns: ['T I L', 'I T L', 'T L', 'I P L'],
    trades:
      list(`Irmãos Teixeira, Boa Vista, Serra Azul, Ouro Verde, Cordeiro, Nova Era, Ipê Amarelo, Pantanal, Alvorada,
      Figueira, Mar e Sol, Guimarães, Bandeirante, Rio Claro, Estrela do Sul, Jatobá, Novo Horizonte, Lisboeta, Sabiá, Tavares`),
    places: list(
      'Paulista, do Nordeste, de Minas, Catarinense, do Porto, Carioca, de Goiás, Paraná, Bahia, do Algarve',
    ),
    industries:
      list(`Transportes, Comércio de Alimentos, Indústria Têxtil, Construtora, Engenharia, Distribuidora, Calçados,
      Participações, Agropecuária, Móveis, Plásticos, Comércio e Importação, Embalagens, Autopeças, Laticínios`),
    legals: forms('Ltda. | S.A. | S/A | Lda. | EIRELI | ME | Unipessoal Lda'),
  },
  {
    country: 'NL',
    patterns: ['T I L', 'I T L', 'T L', 'T & Zn. L'],
    trades:
      list(`Van der Meulen, De Groot, Hoogland, Waterman, Zeeburg, Brouwers, Van Loon, Terpstra, De Zwaan, Oosterhuis,
      Kuipers, Rietveld, Van den Broek, Janssens, Vermeulen, Dijkman, Noordzee, Polder, Claessens, Heuvel`),
    places: list('Rotterdam, Utrecht, Gent, Antwerpen, Brabant, Friesland, Limburg, Twente, Zeeland, Leuven'),
    industries:
      list(`Transport, Bouw, Groothandel, Logistiek, Machinefabriek, Tuinbouw, Bloemen, Vastgoed, Installatietechniek,
      Scheepvaart, Kaas, Drukkerij, Adviesgroep, Chemie, Metaal`),
    legals: forms('B.V. | N.V. | BV | VOF | BVBA | Holding B.V. | C.V.'),
  },
  {
    country: 'SE',
    patterns: ['T I L', 'T L', 'I i P L', 'T & T I L'],
    trades:
      list(`Bergkvist, Lindqvist, Norrsken, Ekholm, Sjöstrand, Vinterfjäll, Hagström, Solvik, Nordanå, Fjordland, Aune,
      Kjeldgaard, Østergaard, Bakken, Rask, Koivula, Virtalahti, Salmela, Björkman, Hallberg`),
    places: list('Göteborg, Malmö, Uppsala, Bergen, Aarhus, Odense, Trondheim, Tampere, Oulu, Skåne'),
    industries:
      list(`Bygg, Åkeri, Verkstad, Elektronik, Fastigheter, Konsult, Skog, Fisk, Rederi, Måleri, Transport, Teknik,
      Maskin, Trä, Invest`),
    legals: forms('AB | A/S | AS | ApS | Oy | Oyj | HB | ASA | AB (publ)'),
  },
  {
    country: 'PL',
    patterns: ['T I L', 'I T L', 'T L', 'I P L'],
    trades:
      list(`Kowalczyk, Bursztyn, Zielona Dolina, Jasna, Wawrzyniak, Dąbrowa, Stalmax, Trans-Wit, Polbud, Lubomir, Novák,
      Dvořáček, Moravan, Tatran, Horváth, Balaton, Kárpát, Szigeti, Dunav, Popescu`),
    places: list('Kraków, Mazowsze, Śląsk, Brno, Bohemia, Bratislava, Győr, Cluj, Sofia, Gdańsk'),
    industries: list(`Budownictwo, Transport, Meble, Zakłady Mięsne, Hurtownia, Stavby, Strojírny, Doprava, Építő,
      Kereskedelmi, Construct, Agro, Elektro, Plast, Logistika`),
    legals: forms('Sp. z o.o. | S.A. | Sp.j. | s.r.o. | a.s. | Kft. | Zrt. | SRL | d.o.o. | EOOD | Sp. k.'),
  },
  {
    country: 'TR',
    patterns: ['T I L', 'T L', 'P I L', 'T ve T I L'],
    trades:
      list(`Yıldırımlar, Akdeniz, Güneşli, Karagöz, Bozkurtoğlu, Özdemirler, Anadolu Yıldızı, Mavi Deniz, Şahinbey, Toros,
      Çınar, Ege Işık, Kardeşler, Demirtaş, Uludağ, Yeşilova, Altınkaya, Pamukkale, Erciyes, Boğaziçi`),
    places: list('İstanbul, İzmir, Bursa, Konya, Gaziantep, Ankara, Kayseri, Denizli, Mersin, Trabzon'),
    industries:
      list(`Tekstil, İnşaat, Gıda, Nakliyat, Makina, Otomotiv, Dış Ticaret, Mobilya, Turizm, Tarım, Plastik, Demir Çelik,
      Elektronik, Mermer, Ambalaj`),
    legals: forms('Ltd. Şti. | A.Ş. | San. ve Tic. Ltd. Şti. | Sanayi ve Ticaret A.Ş. | Tic. A.Ş. | Limited Şirketi'),
  },
  {
    country: 'RU',
    patterns: ['L «T»', 'L T', 'L "T I"', 'L P I', 'T I L'],
    trades: list(`Утренний Берег, Берёзка, Уралтехник, Волжские Зори, Сибирский Кедр, Ромашка, Аквамарин, Горизонт Плюс,
      Светлый Путь, Технодом, Радуга, Полёт, Dobrynya, Zarya Vostoka, Belaya Rus, Lesnoy Dvor, Stroimontazh, Kaliningradets,
      Snegir, Dneprovskiye Zori`),
    places: list(
      'Самарский, Уральский, Пермский, Tverskoy, Ярославский, Brestskiy, Kharkovskiy, Омский, Kubanskiy, Тульский',
    ),
    industries: list(`Трейд, Строй, Логистик, Молочный Комбинат, Мебель, Агро, Продукт, Stroy, Trade, Kombinat, Servis,
      Molochny Zavod, Khlebozavod, Мясокомбинат, Полиграф`),
    legals: forms('ООО | ЗАО | АО | ОАО | ПАО | OOO | AO | LLC | ТОО | ТОВ | ИП'),
  },
  {
    country: 'IR',
    patterns: ['T I L', 'T I P L', 'P I L', 'Sherkat-e T I'],
    trades:
      list(`Golestan Mehr, Sepidar, Kavir Sabz, Arvand Pars, Pooya, Nilufar, Setareh Shargh, Behgostar, Tabesh, Zagros Rah,
      Rayan Gostar, Atlas Simorgh, Yas, Payam Sahar, Alborz Kooh, Mahtab, Sadra Negin, Fajr Aftab, Damavand Pelast, Kimia`),
    places: list('Isfahan, Tabriz, Shiraz, Yazd, Mashhad, Tehran, Karaj, Qazvin, Kerman, Arak'),
    industries:
      list(`Food Industries, Sanat, Tejarat, Textile Industries, Tile, Dairy, Plastic, Packaging, Novin, Industrial
      Group, Tools Manufacturing, Pharmaceutical, Engineering, Trading, Tourism`),
    legals: forms('Co. | Company | PJS | Co. Ltd. | Group | (P.J.S.C.)'),
  },
  {
    country: 'ID',
    patterns: ['L T I', 'L T', 'L P I', 'T I L'],
    trades:
      list(`Sinar Mentari, Cahaya Timur, Mitra Sejahtera, Karya Bersama, Harapan Jaya, Bintang Laut, Surya Kencana,
      Tunas Muda, Anugerah Abadi, Delima, Seri Melati, Rimba Raya, Gemilang, Mutiara Biru, Permata Hijau, Wira Utama, Puncak,
      Samudera Luas, Kenari, Lestari Alam`),
    places: list('Surabaya, Bandung, Medan, Makassar, Johor, Penang, Sabah, Batam, Semarang, Selangor'),
    industries:
      list(`Persada, Makmur, Perkasa, Indah, Sentosa, Tekstil, Logistik, Konstruksi, Agro, Elektronik, Perikanan,
      Kimia, Plastik, Industri, Perdagangan`),
    legals: forms('PT | PT. | CV | UD'),
  },
  {
    country: 'MY',
    patterns: ['T I L', 'T L', 'T P L', 'T I (P) L'],
    trades:
      list(`Delima Jaya, Seri Melati, Gemilang, Permata Hijau, Wira Utama, Puncak Indah, Kenari, Tasik Biru, Bukit Emas,
      Cemerlang, Hock Seng Huat, Kim Leong, Ban Lee Hin, Chop Tai Soon, Teguh, Meranti, Rajawali, Selasih, Nusa Bayu, Merbau`),
    places: list('Johor, Penang, Sabah, Selangor, Melaka, Ipoh, Kuching, Perak, Kedah, Singapore'),
    industries:
      list(`Trading, Marketing, Electrical, Plastics, Engineering, Food Industries, Timber, Palm Oil, Logistics,
      Hardware, Renovation, Travel & Tours, Rubber Products, Aquaculture, Printing`),
    legals: forms('Sdn. Bhd. | Sdn Bhd | Bhd. | Berhad | Pte. Ltd. | Enterprise'),
  },
  {
    country: 'JP',
    patterns: ['T I L', 'P I L', 'T L', 'T P I L'],
    trades:
      list(`Fujimori, Sakuragi, Nakayama, Hanamizuki, Kurokawa, Asahina, Yamabuki, Shirakawa, Midorikawa, Tachibana,
      Haneul, Saebyeok, Daehan Byul, Hanbit, Pureun, Woori Nara, Dongseo, Minh Quang, Hoa Sen Xanh, Siam Thong`),
    places: list('Osaka, Hokuriku, Kyushu, Busan, Incheon, Da Nang, Hai Phong, Chiang Mai, Sendai, Nagoya'),
    industries:
      list(`Seisakusho, Kogyo, Shoji, Denki, Kagaku, Precision, Foods, Optical, Construction, Trading, Electronics,
      Heavy Machinery, Fisheries, Rubber, Garment`),
    legals: forms(
      'Co., Ltd. | K.K. | Corporation | Inc. | JSC | Company Limited | Kabushiki Kaisha | Joint Stock Company | G.K.',
    ),
  },
  {
    country: 'CN',
    patterns: ['P T I L', 'P T I L', 'T I L', 'T (P) I L', 'P T I'],
    trades:
      list(`Hengrui, Jiaxin, Mingda, Xinyuan, Bolong, Huarui, Tianyi, Shengda, Zhongrui, Yongxing, Lianfa, Kaicheng,
      Ruifeng, Dexin, Hongtu, Jinlong, Weiye, Chenguang, Baohua, Guangyao, Yuantong, Fulin, Haoyu, Zexin, Qiming`),
    places:
      list(`Shenzhen, Ningbo, Suzhou, Wuxi, Qingdao, Xiamen, Dongguan, Hangzhou, Hong Kong, Jinan, Foshan, Wenzhou, Yiwu,
      Changsha, Zhengzhou, Kunming, Hefei, Nantong, Taipei, Weifang`),
    industries:
      list(`Electronics, Technology, Trading, Import and Export, Precision Machinery, Textile, Garment, Logistics,
      Packaging, Plastic Products, Hardware, Lighting, Furniture, Food, Chemical, New Material, Auto Parts, Medical Equipment,
      Optoelectronics, Network Technology, Cultural Communication, Agricultural Science and Technology`),
    legals: forms('Co., Ltd. | Co., Limited | Limited | Group Co., Ltd. | Corporation | Co Ltd | Company Limited'),
  },
  {
    country: 'GR',
    patterns: ['T I L', 'T L', 'I T L', 'P I L'],
    trades:
      list(`Papadimas, Thalassa, Aiolos, Kalamaria, Meltemi, Elaionas, Haddad, Al Amal, Cedar House, Nablus Star, Atlas Blanc,
      Medina, Carmel View, Galil, Negev Stone, Zaytuna, Sirocco, Tamarisk Grove, Kasbah, Levant Rose`),
    places: list('Piraeus, Crete, Cyprus, Haifa, Amman, Beirut, Casablanca, Tunis, Cairo, Alexandria'),
    industries:
      list(`Shipping, Maritime, Foods, Olive Oil, Marble, Tourism, Textiles, Contracting, Trading, Agricultural,
      Pharmacy, Glass, Ceramics, Investments, Cargo`),
    legals: forms('S.A. | A.E. | Ltd | SARL | S.A.L. | S.A.E. | Maritime Co. | Co. Ltd | Holding SAL | SUARL'),
  },
]
