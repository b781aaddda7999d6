import { words } from '../tables/words.ts'

/**
 * Names and words in Arabic letters that occur in many names, with the vowels the letters leave out; Arabic, Persian, Urdu and
 * Pashto. Letters are folded before they are looked up (أ إ آ as ا, ى ی as ي, ک as ك, ة as ه).
 * Origin: general knowledge.
 */
const known = `
  محمد=muhammad احمد=ahmad علي=ali حسن=hasan حسين=husayn عبد=abd عبدالله=abdallah الله=allah محمود=mahmud مصطفي=mustafa ابراهيم=ibrahim يوسف=yusuf
  عمر=umar عثمان=uthman خالد=khalid صالح=salih سعيد=said بن=bin ابن=ibn بنت=bint ابو=abu ابي=abi ام=umm ال=al آل=al شيخ=sheikh حاج=haj سيد=sayyid سيده=sayyida مير=mir
  بنيامين=benjamin بشار=bashar معمر=muammar حافظ=hafiz ايمن=ayman ياسر=yasir عرفات=arafat سعد=saad حريري=hariri نوري=nuri مالكي=maliki ظواهري=zawahiri قذافي=gaddafi سيسي=sisi
  لادن=laden اسامه=usama صدام=saddam نصر=nasr نصرالله=nasrallah عباس=abbas سلمان=salman فيصل=faysal فهد=fahd ماجد=majid مجيد=majid عادل=adil كمال=kamal جمال=jamal جميل=jamil
  كامل=kamil طارق=tariq طاهر=tahir ظاهر=zahir زاهر=zahir زهير=zuhair زياد=ziad زيد=zayd زايد=zayed زين=zayn عابد=abid عاصم=asim عامر=amer امير=amir امين=amin انور=anwar انس=anas
  اشرف=ashraf اكرم=akram اسعد=asaad اسد=asad الياس=ilyas ادريس=idris اسحاق=ishaq اسماعيل=ismail ايوب=ayyub اياد=iyad ايهاب=ihab باسم=basim بسام=bassam باسل=basil بدر=badr بكر=bakr بلال=bilal بندر=bandar
  توفيق=tawfiq تركي=turki تيسير=taysir ثابت=thabit ثامر=thamir جابر=jabir جبار=jabbar جاسم=jasim جعفر=jafar جلال=jalal جليل=jalil جهاد=jihad جواد=jawad جورج=george جبران=gibran جبريل=jibril
  حاتم=hatim حارث=harith حازم=hazim حامد=hamid حميد=hamid حمد=hamad حمدان=hamdan حمزه=hamza حمود=hammud حبيب=habib حسام=husam حسني=husni حكيم=hakim حليم=halim حنا=hanna حيدر=haydar حداد=haddad
  خليل=khalil خليفه=khalifa خميس=khamis خضر=khadr خوري=khuri داود=dawud داوود=dawud راشد=rashid رشيد=rashid رائد=raed رامي=rami رافع=rafi رباب=rabab ربيع=rabi رجب=rajab رحمن=rahman رحمان=rahman رحيم=rahim رضا=rida رمزي=ramzi رمضان=ramadan رياض=riyad
  زكريا=zakariya زكي=zaki زهره=zahra زهراء=zahra زهرا=zahra زينب=zaynab ساره=sara سالم=salim سامي=sami سامر=samir سمير=samir سليم=salim سلام=salam سلطان=sultan سليمان=sulayman سهيل=suhail سيف=saif سعود=saud
  شاكر=shakir شريف=sharif شفيق=shafiq شعبان=shaban شكري=shukri شهاب=shihab شوقي=shawqi صادق=sadiq صباح=sabah صبري=sabri صلاح=salah صالحي=salehi صبحي=subhi ضياء=diya ضاحي=dahi طلال=talal طالب=talib طه=taha عاطف=atif
  عبدالرحمن=abdulrahman عبدالعزيز=abdulaziz عبدالكريم=abdulkarim عبدالقادر=abdulqadir عبدالمجيد=abdulmajid عبدالحميد=abdulhamid عبدالملك=abdulmalik عبدالسلام=abdulsalam عبدالواحد=abdulwahid عبدالوهاب=abdulwahab عبدالغني=abdulghani عبدالهادي=abdulhadi عبدالناصر=abdulnasir عبدالرحيم=abdulrahim عبدالرزاق=abdulrazzaq عبدالفتاح=abdulfattah عبداللطيف=abdullatif
  عبده=abdu عدنان=adnan عدي=uday عزام=azzam عزت=izzat عزيز=aziz عصام=isam عطا=ata عطيه=atiya عكرمه=ikrima علاء=alaa علوي=alawi عماد=imad عمار=ammar عواد=awad عوض=awad عيسي=isa عيد=eid عون=awn غازي=ghazi غسان=ghassan غانم=ghanim غني=ghani غفور=ghafur
  فاتح=fatih فاخر=fakhir فادي=fadi فارس=faris فاروق=faruq فاضل=fadil فاطمه=fatima فتحي=fathi فتاح=fattah فخري=fakhri فراس=firas فرج=faraj فريد=farid فضل=fadl فلاح=falah فواز=fawaz فوزي=fawzi فؤاد=fuad قادر=qadir قاسم=qasim قدير=qadir قيس=qays قصي=qusay
  كاظم=kazim كريم=karim كنعان=kanan لؤي=luay لطفي=lutfi لطيف=latif لقمان=luqman ليلي=layla ماهر=mahir مازن=mazin مامون=mamun مبارك=mubarak متين=matin محسن=muhsin محيي=muhyi مختار=mukhtar مدحت=midhat مراد=murad مرتضي=murtada مروان=marwan مريم=maryam مسعود=masud مسلم=muslim مشعل=mishal مصري=masri
  معاذ=muadh معتز=mutaz معين=muin مفتاح=miftah مكي=makki ملك=malik ممدوح=mamduh منذر=mundhir منصور=mansur منير=munir مهدي=mahdi مهند=muhannad موسي=musa مولود=mawlud مؤيد=muayyad ميشال=michel ميشيل=michel مني=muna ناجي=naji نادر=nadir ناصر=nasir نايف=nayef نبيل=nabil نجم=najm نجيب=najib نذير=nadhir نزار=nizar نضال=nidal نعيم=naim نعمان=numan نور=nur نوح=nuh نواف=nawaf
  هادي=hadi هاشم=hashim هاشمي=hashimi هاني=hani هارون=harun هشام=hisham هلال=hilal هيثم=haytham وائل=wail واثق=wathiq وحيد=wahid وسام=wisam وسيم=wasim وليد=walid وهاب=wahab ياسين=yasin يحيي=yahya يعقوب=yaqub يونس=yunus يزيد=yazid يمني=yamani
  سراج=siraj شمس=shams عابدين=abidin بهاء=baha فخر=fakhr قطب=qutb تاج=taj تقي=taqi عز=izz برهان=burhan عون=awn صدر=sadr مقتدي=muqtada مشرف=musharraf الاء=alaa اسراء=isra دعاء=duaa هدي=huda سلمي=salma نادي=nadi مها=maha هند=hind رنا=rana ريم=rim سناء=sana
  قحطاني=qahtani غامدي=ghamdi عتيبي=utaybi شمري=shammari حربي=harbi دوسري=dosari زهراني=zahrani شهري=shehri عنزي=anazi مطيري=mutairi جبوري=jubouri دليمي=dulaimi عبيدي=ubaydi تميمي=tamimi جنابي=janabi خفاجي=khafaji بدري=badri
  دين=din رسول=rasul نبي=nabi بيت=bayt جماعه=jamaat حزب=hizb جبهه=jabhat حركه=harakat جيش=jaysh انصار=ansar دوله=dawla اسلام=islam اسلامي=islami اسلاميه=islamiya عراق=iraq عراقي=iraqi سوري=suri سوريا=suriya سوريه=suriya سوریه=suriya لبنان=lubnan لبناني=lubnani فلسطين=filastin مصر=misr ليبيا=libya ليبي=libi يمن=yaman سعودي=saudi سعوديه=saudiya كويت=kuwait كويتي=kuwaiti قطر=qatar قطري=qatari بغداد=baghdad بغدادي=baghdadi دمشق=damascus تكريتي=tikriti تونسي=tunisi جزائري=jazairi مغربي=maghribi سوداني=sudani سودان=sudan اردن=urdun اردني=urduni شامي=shami حلبي=halabi نجفي=najafi موصلي=mawsili
  بنك=bank بانك=bank مصرف=bank مركزي=central شركه=sharikat شركت=sherkat مؤسسه=muassasa موسسه=moasese تجاره=trading تجاريه=commercial تجاري=commercial للتجاره=trading عامه=general العامه=general وطني=national وطنيه=national دولي=international دوليه=international عربي=arab عربيه=arab متحده=united صناعه=industry صناعي=industrial صناعيه=industrial نفط=oil غاز=gas نقل=transport صرافه=exchange بناء=construction مقاولات=contracting خدمات=services هندسه=engineering هندسيه=engineering مجموعه=group جامعه=university وزاره=ministry معهد=institute مركز=center خيريه=charitable جمعيه=association مجلس=council هيئه=authority تامين=insurance طيران=airlines استيراد=import تصدير=export و=w
  ايران=iran ايراني=irani تهران=tehran تهراني=tehrani ملي=melli ملت=mellat صادرات=saderat سپه=sepah سپاه=sepah پاسداران=pasdaran انقلاب=enqelab تجارت=tejarat صنعت=sanat صنايع=sanaye بازرگاني=trading گروه=group سازمان=organization وزارت=ministry دفاع=defense دانشگاه=university شهيد=shahid پژوهشي=research تحقيقات=research مهندسي=engineering نفتي=oil پتروشيمي=petrochemical پالايش=refinery خودرو=khodro هواپيمايي=airlines كشتيراني=shipping جمهوري=republic اتمي=atomic انرژي=energy بيمه=insurance فولاد=steel فناوري=technology
  روحاني=rouhani احمدي=ahmadi احمدينژاد=ahmadinejad نژاد=nejad خامنهاي=khamenei خميني=khomeini سليماني=soleimani ظريف=zarif رئيسي=raisi رفسنجاني=rafsanjani خاتمي=khatami لاريجاني=larijani قاليباف=qalibaf موسوي=mousavi حسيني=hosseini محمدي=mohammadi رضايي=rezaei كريمي=karimi مرادي=moradi هاشمي=hashemi جعفري=jafari رحيمي=rahimi ابراهيمي=ebrahimi حيدري=heydari قاسمي=ghasemi اكبري=akbari كاظمي=kazemi اسدي=asadi محمودي=mahmoudi صادقي=sadeghi اميني=amini عباسي=abbasi باقري=bagheri رستمي=rostami يوسفي=yousefi ميرزايي=mirzaei سلامي=salami حاجيزاده=hajizadeh زاده=zadeh پور=pour فخري=fakhri
  رضا=reza مهدي=mahdi محسن=mohsen سعيد=said حميد=hamid غلام=gholam اكبر=akbar اصغر=asghar بهرام=bahram بهروز=behrouz بهزاد=behzad پرويز=parviz داريوش=dariush فرهاد=farhad فريدون=fereydoun كامران=kamran كيوان=keyvan كوروش=kourosh منوچهر=manouchehr مجتبي=mojtaba مسعود=masoud مهران=mehran مهرداد=mehrdad مجيد=majid مرتضي=morteza ناصر=nasser هوشنگ=houshang ايرج=iraj آرش=arash بابك=babak بيژن=bijan جمشيد=jamshid خسرو=khosrow سيامك=siamak شهرام=shahram سهراب=sohrab فاطمه=fatemeh معصومه=masoumeh
  خان=khan شاه=shah بيگ=beg نواز=nawaz شريف=sharif عمران=imran اقبال=iqbal جاويد=javed رحمت=rahmat شوكت=shaukat بيگم=begum بي=bi چوهدري=chaudhry چودھري=chaudhry قريشي=qureshi انصاري=ansari صديقي=siddiqui بهٹو=bhutto بھٹو=bhutto زرداري=zardari پاكستان=pakistan پاكستاني=pakistani لشكر=lashkar طيبه=tayyiba مولانا=mawlana ملا=mullah مولوي=mawlawi حاجي=haji كرزي=karzai غني=ghani اخوند=akhund حقاني=haqqani گل=gul جان=jan آغا=agha منصور=mansur طالبان=taliban افغان=afghan افغانستان=afghanistan امان=aman عزيزي=azizi نور=noor پاچا=pacha حكمتيار=hekmatyar مسعود=masud زي=zai
`

/**
 * What companies do, in Arabic and Persian, and English words in Arabic letters. Other words than names of people have.
 * Origin: words of names of companies on the lists (EU, OFAC, UK), printed in both scripts; meanings from general knowledge.
 */
const knownOfCompanies = `
  شحن=shipping بحريه=marine بحري=marine ملاحه=navigation استثمار=investment استثمارات=investments قابضه=holding تنميه=development سياحه=tourism سفر=travel حمايه=protection حراسه=guard امنيه=security
  تحويلات=transfers ماليه=financial محاسبه=accounting تدقيق=auditing دراسات=studies وقود=fuel بتروكيماويات=petrochemical بتروكيمياويات=petrochemical بترول=petroleum ديزل=diesel كهربائيه=electrical زراعيه=agricultural غذائيه=food انتاج=production
  فرقه=division كتيبه=battalion لواء=brigade تنظيم=organization قياده=command عليا=high تكنولوجيا=technology اتصالات=communications اجهزه=devices معدات=equipment ادويه=pharmaceutical عقارات=property مصانع=factories مصنع=factory محدوده=limited
  توسعه=development پژوهش=research سيمان=cement كاشي=tile سراميك=ceramic مديريت=management تلاش=effort آلومينيوم=aluminium نوسازي=renovation سرمايه=investment هوايي=aviation دريايي=marine پالايشگاه=refinery قطعات=parts قطعه=parts
  دفتر=office طراحي=design سامانه=systems پيشرفته=advanced ارتباطات=communications اطلاعات=information الكترونيك=electronic الكترونيكي=electronic مخابرات=telecommunications ماشين=machine معادن=mines معدني=mining نساجي=textile شيميايي=chemical داروسازي=pharmaceutical توليدي=manufacturing توليد=production صنعتي=industrial
  انترناشيونال=international انترناشونال=international اينترناشونال=international جنرال=general تريدنج=trading تريدينج=trading تريدنغ=trading تريدينغ=trading تريد=trade جروب=group غروب=group قروب=group لوجستيك=logistics لوجستيكس=logistics لوجيستيك=logistics لوجيستيكس=logistics لوجستكس=logistics لوجستيات=logistics لوجستيه=logistics
  شيبينغ=shipping شيبينج=shipping شيب=ship مانجمنت=management مانجمينت=management مانيجمنت=management انيرجي=energy اينيرجي=energy اينرجي=energy انرجي=energy بتروليوم=petroleum بتروليم=petroleum بتروكيميكال=petrochemical بتروكيميكالز=petrochemicals انفستمنت=investment انفستمنتس=investments انفيستمنت=investment يونايتد=united
  هولدينغ=holding هولدينج=holding كونتراكتينغ=contracting تكنولوجي=technology تكنولوجيز=technologies مارين=marine ماريتايم=maritime اوفشور=offshore سوليوشنز=solutions سوليوشن=solution سيرفيسز=services سيرفسز=services سيرفيس=service اويل=oil جلوبال=global غلوبال=global سنترال=central كابيتال=capital كونسلتنسي=consultancy كومرشال=commercial
  ايفييشن=aviation افييشن=aviation بانكينغ=banking ادفانس=advance ايست=east ميدل=middle ليمتد=limited كومباني=company كوربوريشن=corporation فيوتشر=future برايم=prime
`

/** Letters in the form of the table's keys; without vowel points, tatweel and joiners. */
export function foldArabicWord(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640\u200b-\u200f]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/[يىیۍ]/g, 'ي')
    .replace(/[كک]/g, 'ك')
    .replace(/[ةهۀۃہھە]/g, 'ه')
}

/** Folded Arabic letters → Latin form. The first reading of a word holds. */
export const arabicWords: ReadonlyMap<string, string> = new Map([...read(knownOfCompanies), ...read(known)])

function read(block: string): [string, string][] {
  return words(block)
    .map((entry) => entry.split('='))
    .map(([word = '', latin = '']): [string, string] => [foldArabicWord(word), latin])
    .reverse()
}

/** Forms that come from the table: they have their vowels. */
export const arabicForms: ReadonlySet<string> = new Set(arabicWords.values())
