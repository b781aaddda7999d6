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
 * Origin: words of names of companies on the lists (EU, OFAC, UK), printed in both scripts; other words and meanings from general knowledge. A word without a
 * meaning of its own (گذاري of سرمايه گذاري) reads as nothing.
 */
const knownOfCompanies = `
  شحن=shipping بحريه=marine بحري=marine ملاحه=navigation استثمار=investment استثمارات=investments قابضه=holding تنميه=development سياحه=tourism سفر=travel حمايه=protection حراسه=guard امنيه=security
  تحويلات=transfers ماليه=financial محاسبه=accounting تدقيق=auditing دراسات=studies وقود=fuel بتروكيماويات=petrochemical بتروكيمياويات=petrochemical بترول=petroleum ديزل=diesel كهربائيه=electrical زراعيه=agricultural غذائيه=food انتاج=production
  فرقه=division كتيبه=battalion لواء=brigade تنظيم=organization قياده=command عليا=high تكنولوجيا=technology اتصالات=communications اجهزه=devices معدات=equipment ادويه=pharmaceutical عقارات=property مصانع=factories مصنع=factory محدوده=limited
  توسعه=development پژوهش=research سيمان=cement كاشي=tile سراميك=ceramic مديريت=management تلاش=effort آلومينيوم=aluminium نوسازي=renovation سرمايه=investment هوايي=aviation دريايي=marine پالايشگاه=refinery قطعات=parts قطعه=parts
  دفتر=office طراحي=design سامانه=systems پيشرفته=advanced ارتباطات=communications اطلاعات=information الكترونيك=electronic الكترونيكي=electronic مخابرات=telecommunications ماشين=machine معادن=mines معدني=mining نساجي=textile شيميايي=chemical داروسازي=pharmaceutical توليدي=manufacturing توليد=production صنعتي=industrial
  مصفاه=refinery مصافي=refineries محطه=station محطات=stations ميناء=port موانئ=ports مطار=airport مطارات=airports سكك=railways اسمنت=cement صلب=steel زجاج=glass ورق=paper نسيج=textile ملابس=garments جلود=leather اثاث=furniture خشب=wood اخشاب=timber
  بلاستيك=plastic مطاط=rubber دهانات=paints كيماويات=chemicals كيماويه=chemical كيمياويه=chemical كيميائيه=chemical كيميائي=chemical اسمده=fertilizers تعدين=mining مجوهرات=jewelry فوسفات=phosphate فحم=coal طاقه=energy كهرباء=electricity كهربائي=electrical مياه=water شمسيه=solar متجدده=renewable
  زيوت=oils زيت=oil خام=crude مسال=liquefied مسيل=liquefied مشتقات=derivatives منتجات=products نفطيه=oil نفطي=oil بتروليه=petroleum تكرير=refining توزيع=distribution تسويق=marketing تخزين=storage تعبئه=packing تغليف=packaging توريد=supply توريدات=supplies لوازم=supplies مستلزمات=supplies تجهيزات=equipment
  سفن=ships سفينه=ship بواخر=ships قوارب=boats اداره=management تشغيل=operation صيانه=maintenance انشاءات=construction انشائيه=construction تعهدات=contracting مشاريع=projects مشروع=project عقاري=property عقاريه=property اسكان=housing فنادق=hotels فندقيه=hotel فندق=hotel مطاعم=restaurants مطعم=restaurant
  اعلام=media اعلامي=media اعلاميه=media صحافه=press صحيفه=newspaper قناه=channel اذاعه=radio تلفزيون=television فضائيه=satellite اخبار=news وكاله=agency وكالات=agencies نشر=publishing طباعه=printing اعلان=advertising دعايه=advertising
  بنوك=banks مصارف=banks مصرفيه=banking مصرفي=banking استثماري=investment استثماريه=investment حوالات=remittances تحويل=transfer تمويل=finance بورصه=exchange ائتمان=credit صندوق=fund صناديق=funds تاجير=leasing وساطه=brokers سمسره=brokerage
  تعليم=education تعليميه=educational تدريب=training علميه=scientific علوم=sciences بحوث=research ابحاث=research عالي=higher تطبيقيه=applied كليه=college مدرسه=school مدارس=schools اكاديميه=academy
  طبيه=medical طبي=medical صحه=health صحيه=health مستشفي=hospital عياده=clinic صيدليه=pharmacy دوائيه=pharmaceutical مختبر=laboratory مختبرات=laboratories غذائي=food اغذيه=food زراعي=agricultural زراعه=agriculture حيواني=animal
  حربيه=military عسكريه=military دفاعيه=defense تصنيع=manufacturing سلاح=weapons اسلحه=weapons ذخيره=ammunition صواريخ=missiles جويه=air بريه=ground قوات=forces استخبارات=intelligence شرطه=police سجن=prison سجون=prisons فرع=branch قسم=department مديريه=directorate مكتب=office لجنه=committee اتحاد=union رابطه=league منظمه=organization نقابه=syndicate تحالف=alliance شعبيه=popular ثوريه=revolutionary
  جمهوريه=republic مملكه=kingdom اماره=emirate حكومه=government محافظه=governorate بلديه=municipality منطقه=zone حره=free انسان=human حقوق=rights لبنانيه=lebanese فلسطينيه=palestinian فلسطيني=palestinian يمنيه=yemeni ليبيه=libyan مصريه=egyptian اردنيه=jordanian تركيه=turkish روسيه=russian افريقيه=african اوروبيه=european خليجيه=gulf
  رابعه=fourth ثالثه=third ثانيه=second اولي=first محدود=limited مسؤوليه= مسئوليه= مشترك=joint مشتركه=joint متعدده=multi حديثه=modern متقدمه=advanced متكامله=integrated شامله=comprehensive خاص=private خاصه=private حكوميه=government
  سازي=manufacturing گسترش=development تعاون=cooperative تعاوني=cooperative بنياد=foundation شورا=council شوراي=council مجتمع=complex مللي=international بينالمللي=international بين= حمل= حملونقل=transportation ترابري=transport كشتي=ship ناوگان=fleet بنادر=ports هواپيما=aircraft هوافضا=aerospace فضايي=space موشكي=missile موشك=missile تسليحات=armament تسليحاتي=armaments مهمات=ammunition متالورژي=metallurgy
  نيروي=force نيرو=force نيروهاي=forces مسلح=armed انتظامي=police زميني=ground پشتيباني=support امنيت=security امنيتي=security زندان=prison دادگاه=court قضاييه=judiciary رسانه=media صدا=voice خبر=news خبرگزاري=news نيوز=news تلويزيون=television روزنامه=newspaper آموزش=education آموزشي=educational كاربردي=applied پژوهشگاه=institute پژوهشكده=institute آزمايشگاه=laboratory
  دارو=pharma دارويي=pharmaceutical پزشكي=medical بهداشت=health بيمارستان=hospital پخش=distribution فراورده=products فراوردههاي=products هاي= حفاري=drilling اكتشاف=exploration پايانه=terminals خطوط=lines لوله=pipe معدن=mine آهن=iron ذوب=smelting ذغال=coal زغال=coal فلزات=metals فلزي=metal شيشه=glass كاغذ=paper چاپ=printing لاستيك=rubber پلاستيك=plastic ريسندگي=spinning بافندگي=weaving پوشاك=clothing غذايي=food مواد=materials كشاورزي=agriculture
  آب=water برق=electricity نيروگاه=powerplant خورشيدي=solar ساختمان=construction ساختماني=construction راهسازي=road مسكن=housing مشاور=consulting مشاوره=consulting مشاورين=consultants مهندسين=engineers بازرسي=inspection حسابرسي=audit بورس=exchange كارگزاري=brokerage سرمايهگذاري=investment گذاري= ليزينگ=leasing اعتباري=credit بانكداري=banking پرداخت=payment ارزي=currency صرافي=exchange بازار=market فروش=sales فروشگاه=store خدماتي=services فني=technical
  لجستيك=logistics لجستيكي=logistics لوژستيك=logistics لوژستيكي=logistics لوجستيكي=logistics لوجستيج=logistics رايانه=computer رايانهاي=computer نرمافزار=software سختافزار=hardware داده=data شبكه=network فضاي=space مجازي=cyberspace ديجيتال=digital هوشمند=smart سيستم=system سيستمهاي=systems سامانههاي=systems ابزار=tools ماشينسازي=machinery خودروسازي=automotive موتور=motor محركه=propulsion باتري=battery اپتيك=optics ليزر=laser رادار=radar مخابراتي=telecommunications كارخانه=factory كارخانجات=factories
  شرق=east غرب=west شمال=north جنوب=south خاورميانه=middleeast آسيا=asia خليج=gulf كاسپين=caspian پرشيا=persia ايرانيان=iranian ويژه=special اقتصاد=economy اقتصادي=economic سنتي=traditional فرهنگ=culture فرهنگي=cultural ورزشي=sports مجمع=assembly ستاد=headquarters دانشكده=faculty بيوتكنولوژي=biotechnology نانو=nano كامپوزيت=composite پليمر=polymer فيبر=fiber الياف=fiber اتوماسيون=automation كنترل=control
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
