import type { Line } from './grammar.ts';

/**
 * Beginnings that a sentence may take, so that the same thing is seldom said in the same words twice. After one
 * the sentence goes on in lower case. They may use `{companion}`.
 */

/** Before what a thing looks like, for one who stands before it. */
export const sightLeads: readonly Line[] = [
  [
    'I took my time looking:',
    'Me tomé mi tiempo para mirar:',
    '我慢慢打量了一番：',
    'मैंने आराम से देखा:',
    'أخذتُ وقتي في النظر:',
  ],
  ['When I came close,', 'Cuando me acerqué,', '我走近了看，', 'मेरे पास जाने पर दिखा,', 'حين اقتربتُ رأيتُ:'],
  [
    'This is what met my eye:',
    'Esto es lo que vieron mis ojos:',
    '我看到的是这样：',
    'मुझे यह दिखा:',
    'هذا ما رأيتُه:',
  ],
  [
    'I rubbed my eyes and looked again:',
    'Me froté los ojos y volví a mirar:',
    '我揉揉眼睛，又看了一遍：',
    'मैंने आँखें मलीं और फिर देखा:',
    'فركتُ عينيّ ونظرتُ ثانية:',
  ],
  ['As far as I could tell,', 'Por lo que yo pude ver,', '据我看，', 'जहाँ तक मुझे दिखा,', 'على قدر ما رأيتُ،'],
  [
    'I could see it at once:',
    'Yo lo vi enseguida:',
    '我一眼就看出来了：',
    'मुझे तुरंत दिख गया:',
    'رأيتُ ذلك من أوّل نظرة:',
  ],
  [
    'I went once round to be sure:',
    'Yo di una vuelta alrededor, por si acaso:',
    '我绕了一圈，看个明白：',
    'पक्का करने को मैंने एक चक्कर लगाया:',
    'درتُ دورة كاملة لأتأكّد:',
  ],
  [
    'In the morning light I saw it plainly:',
    'A la luz de la mañana, yo lo vi claro:',
    '在晨光里，我看得清清楚楚：',
    'सुबह की रोशनी में मुझे साफ़ दिखा:',
    'رأيتُ ذلك بوضوح في ضوء الصباح:',
  ],
];

/** Before what a thing looks like, for one who only passes by. */
export const glimpseLeads: readonly Line[] = [
  [
    'From afar I could make out this much:',
    'Desde lejos pude distinguir esto:',
    '远远地，我看清了这些：',
    'दूर से मुझे इतना दिखा:',
    'من بعيد ميّزتُ هذا:',
  ],
  [
    'I had only a moment to look:',
    'Solo tuve un momento para mirar:',
    '我只来得及看一眼：',
    'देखने को मेरे पास बस एक पल था:',
    'لم تكن لي إلّا لحظة للنظر:',
  ],
  ['I remember this of it:', 'Recuerdo esto:', '我记得的是这样：', 'मुझे यह याद है:', 'أذكر هذا:'],
  [
    'I turned my head to see:',
    'Volví la cabeza para mirar:',
    '我扭过头去看：',
    'देखने को मैंने सिर घुमाया:',
    'أدرتُ رأسي لأنظر:',
  ],
  [
    'Even in passing I noticed:',
    'Hasta de paso me fijé:',
    '我路过也看得见：',
    'गुज़रते-गुज़रते भी मुझे दिख गया:',
    'حتّى وأنا أمرّ لاحظتُ:',
  ],
  [
    'I slowed down a little to see:',
    'Aflojé un poco el paso para ver:',
    '我放慢脚步看了看：',
    'देखने को मैंने चाल ज़रा धीमी की:',
    'أبطأتُ قليلًا لأرى:',
  ],
  [
    'Over my shoulder I saw the rest:',
    'Por encima del hombro vi lo demás:',
    '我回头又看了看：',
    'कंधे के ऊपर से मुझे बाक़ी भी दिखा:',
    'من فوق كتفي رأيتُ البقيّة:',
  ],
  [
    'I kept the sight for later:',
    'Me guardé la imagen para después:',
    '我把那样子记在了心里：',
    'मैंने वह दृश्य बाद के लिए सँजो लिया:',
    'حفظتُ المنظر لما بعد:',
  ],
];

/** Before what a thing looks like, for one who hears of it from somebody. */
export const reportLeads: readonly Line[] = [
  ['By all accounts', 'Según decían todos,', '大家都说，', 'सबके कहे अनुसार', 'بشهادة الجميع'],
  [
    'I was told as much as this:',
    'Me contaron lo siguiente:',
    '我听到的是这样：',
    'मुझे इतना बताया गया:',
    'قيل لي ما يلي:',
  ],
  [
    'I only had to turn my head to see:',
    'No tuve más que volver la cabeza para verlo:',
    '我一转头就看见了：',
    'सिर घुमाते ही मुझे दिख गया:',
    'يكفي أنّي أدرتُ رأسي لأرى:',
  ],
  [
    'It was pointed out to me with great care:',
    'Me lo señalaron con mucho cuidado:',
    '有一只手小心翼翼地指给我看：',
    'बड़ी सावधानी से मुझे दिखाया गया:',
    'أُشير لي إليه بعناية كبيرة:',
  ],
  [
    'From where we stood,',
    'Desde donde estábamos,',
    '从我们站的地方看，',
    'जहाँ हम खड़े थे वहाँ से',
    'من حيث وقفنا',
  ],
  [
    'I have it all from {companion}:',
    'Todo esto lo sé por boca de {companion}:',
    '这些都是{companion}告诉我的：',
    'यह सब मुझे {companion} से पता चला:',
    'عرفتُ هذا كلّه من {companion}:',
  ],
];

/** Before what is strange about a thing. */
export const oddityLeads: readonly Line[] = [
  [
    'And here was the puzzle:',
    'Y ahí estaba el misterio:',
    '怪就怪在这里：',
    'और पहेली यह थी:',
    'وهنا كان اللغز:',
  ],
  ['Stranger still,', 'Y lo más raro:', '更奇怪的是，', 'इससे भी अजीब यह कि', 'والأغرب من ذلك:'],
  [
    'But this was the trouble:',
    'Pero lo malo era esto:',
    '可麻烦的是：',
    'पर मुश्किल यह थी:',
    'لكن هذه هي المشكلة:',
  ],
  [
    'So much came out by and by:',
    'Poco a poco se fue sabiendo:',
    '慢慢地就弄清楚了：',
    'धीरे-धीरे इतना पता चला:',
    'ثمّ اتّضح شيئًا فشيئًا:',
  ],
  [
    'It took me a moment to understand the rest:',
    'El resto tardé un momento en entenderlo:',
    '剩下的我过了一会儿才明白：',
    'बाक़ी समझने में मुझे पल भर लगा:',
    'وفهمتُ الباقي بعد لحظة:',
  ],
  ['And, as it turned out,', 'Y, según resultó,', '原来，', 'और, जैसा कि पता चला,', 'وكما تبيّن'],
  ['Nor was that all:', 'Y eso no era todo:', '还不止这些：', 'और बात इतनी ही न थी:', 'ولم يكن ذلك كلّ شيء:'],
  [
    'The sparrows knew the rest of it:',
    'Los gorriones sabían lo demás:',
    '剩下的事，麻雀都知道：',
    'बाक़ी बात गौरैयों को मालूम थी:',
    'وكانت العصافير تعرف البقيّة:',
  ],
];

/** Before what the narrator tries. */
export const attemptLeads: readonly Line[] = [
  ['To begin with,', 'Para empezar,', '一开始，', 'सबसे पहले', 'في البداية'],
  ['Without thinking twice,', 'Sin pensarlo dos veces,', '我也没多想，', 'बिना दो बार सोचे', 'بلا تردّد'],
  [
    'Since nobody had a better plan,',
    'Como nadie tenía un plan mejor,',
    '既然谁也没有更好的办法，',
    'किसी के पास बेहतर उपाय न था, इसलिए',
    'ولأنّ أحدًا لم تكن عنده خطّة أفضل،',
  ],
  [
    'Giving {companion} my hat to hold,',
    'Con mi sombrero al cuidado de {companion},',
    '我把帽子交给{companion}，',
    'अपनी टोपी {companion} को थमाकर',
    'بعد أن سلّمتُ قبّعتي إلى {companion}،',
  ],
  [
    'After a short silence,',
    'Después de un breve silencio,',
    '静了一小会儿，',
    'थोड़ी चुप्पी के बाद',
    'بعد صمت قصير',
  ],
  [
    'Remembering something my aunt used to do,',
    'Recordando algo que hacía mi tía,',
    '我想起姑妈从前的一个办法，',
    'अपनी बुआ का एक नुस्ख़ा याद करके',
    'تذكّرتُ شيئًا كانت عمّتي تفعله:',
  ],
  ['With the best of intentions,', 'Con la mejor intención,', '我一片好心，', 'बड़ी नेकनीयती से', 'بأحسن نيّة'],
  [
    'While the idea was still warm,',
    'Mientras la idea estaba caliente,',
    '趁主意还热乎，',
    'विचार अभी गरम ही था कि',
    'وبينما كانت الفكرة لا تزال ساخنة،',
  ],
];

/** Before how things are left for the night. In the first person. */
export const restLeads: readonly Line[] = [
  [
    'This much I know:',
    'Esto es lo que yo sé:',
    '我知道的就是这些：',
    'मुझे इतना मालूम है:',
    'هذا ما أعرفه أنا:',
  ],
  [
    'I will say only this:',
    'Yo solo diré esto:',
    '我只说一句：',
    'मैं बस इतना कहूँग[ा|ी]:',
    'أنا لن أقول إلّا هذا:',
  ],
  [
    'One thing more before I shut my eyes:',
    'Una cosa más antes de que yo cierre los ojos:',
    '闭眼之前，我再说一件事：',
    'मेरी आँखें मूँदने से पहले एक बात और:',
    'شيء واحد بعد قبل أن أغمض عينيّ:',
  ],
  [
    'Here is how I have left it:',
    'Así lo he dejado yo:',
    '我是这样安排的：',
    'मैंने इसे यूँ छोड़ा है:',
    'هكذا تركتُ الأمر:',
  ],
  [
    'My news for the moon is small:',
    'Mis noticias para la luna son pequeñas:',
    '我要报告月亮的消息不大：',
    'चाँद के लिए मेरी ख़बर छोटी-सी है:',
    'عندي للقمر خبر صغير:',
  ],
  [
    'So it stands with me now:',
    'Así están mis cosas ahora:',
    '我这儿眼下是这样：',
    'अब मेरा हाल यह है:',
    'هذه حالي الآن أنا:',
  ],
  [
    'My candle is short, so I shall be brief:',
    'Mi vela es corta, así que seré breve:',
    '我的蜡烛不长了，长话短说：',
    'मेरी मोमबत्ती छोटी है, इसलिए थोड़े में कहूँ:',
    'شمعتي قصيرة فسأوجز أنا:',
  ],
  [
    'I went to the window once more:',
    'Me asomé otra vez a la ventana:',
    '我又到窗前看了看：',
    'मैं एक बार फिर खिड़की तक ग[या|ई]:',
    'ذهبتُ إلى النافذة مرّة أخرى:',
  ],
];

/** Before what somebody understands. In the first person. */
export const insightLeads: readonly Line[] = [
  [
    'I waited for somebody to be clever, and somebody was:',
    'Me quedé esperando a que alguien fuera listo, y alguien lo fue:',
    '我等着谁来聪明一下，果然有谁聪明了一下：',
    'मैं राह देखने लग[ा|ी] कि कोई समझदारी की बात करे, और किसी ने की:',
    'انتظرتُ أن يقول أحد شيئًا ذكيًّا، وبعد حين',
  ],
  [
    'A leaf came down between us, and then I heard it:',
    'Entre nosotros cayó una hoja, y entonces lo oí yo:',
    '一片叶子落在我们中间，我这才听见：',
    'हमारे बीच एक पत्ता गिरा, और तब मैंने सुना:',
    'سقطت بيننا ورقة وأنا أنتظر، ثمّ',
  ],
  [
    'For some time I heard only crickets, and after that this:',
    'Durante un rato no me llegaron más que grillos, y después esto:',
    '好一会儿我只听见蟋蟀叫，后来才听见这个：',
    'कुछ देर मुझे बस झींगुर सुनाई दिए, और फिर यह:',
    'سمعتُ الجداجد حينًا ولا شيء سواها، ثمّ',
  ],
  [
    'I said that I gave up, and it helped:',
    'Yo dije que me rendía, y eso ayudó:',
    '我说我没办法了，这一说倒管用：',
    'मैंने कहा कि मैं हार ग[या|ई], और इससे काम बना:',
    'قلتُ إنّي عجزتُ، فنفع ذلك، إذ',
  ],
  [
    'It was so simple that I nearly missed it:',
    'Era tan sencillo que por poco se me escapa:',
    '事情太简单，我差点没听出来：',
    'बात इतनी सीधी थी कि मुझसे छूटते-छूटते बची:',
    'كان الأمر بسيطًا حتّى كدتُ لا أنتبه حين',
  ],
  [
    'I scratched my head, and an answer came from beside me:',
    'Me rasqué la cabeza, y la respuesta vino de mi lado:',
    '我挠了挠头，答案却从旁边来了：',
    'मैंने सिर खुजलाया, और जवाब मेरे बग़ल से आया:',
    'حككتُ رأسي، وإلى جانبي',
  ],
  [
    'We shared a biscuit over it, and by the last crumb I was told:',
    'Compartimos una galleta, y con la última miga me llegó la respuesta:',
    '我们分吃了一块饼干，吃到最后一点渣，我听见了：',
    'हमने इस पर एक बिस्कुट बाँटा, और आख़िरी कण तक मुझे जवाब मिल गया:',
    'تقاسمنا بسكويتة، وعند آخر فتاتة فيها',
  ],
  [
    'I put the question to the air, and the air had company:',
    'Yo le hice la pregunta al aire, y el aire tenía compañía:',
    '我对着空气发问，空气旁边正好有谁在：',
    'मैंने सवाल हवा से पूछा, और हवा अकेली न थी:',
    'سألتُ الهواء، وبدلًا منه',
  ],
];

/** Before a narrator's habit. In the first person. */
export const habitLeads: readonly Line[] = [
  ['One thing about me:', 'Una cosa sobre mí:', '说说我自己：', 'मेरे बारे में एक बात:', 'شيء واحد عنّي أنا:'],
  [
    'My neighbours will bear me out:',
    'Mis vecinos lo confirman:',
    '我的邻居都可以作证：',
    'मेरे पड़ोसी गवाह हैं:',
    'يشهد لي جيراني:',
  ],
  [
    'I may as well own up:',
    'Más vale que lo confiese yo:',
    '我还是老实说吧：',
    'मैं मान ही लूँ:',
    'أعترف أنا بذلك:',
  ],
  [
    'It runs in my family:',
    'Me viene de familia:',
    '这是我们家传下来的：',
    'मेरे ख़ानदान में यही चला आया है:',
    'هذا طبع في عائلتي أنا:',
  ],
  [
    'I have been like this since I was small:',
    'Yo ya era así de chic[o|a]:',
    '我从小就这样：',
    'मैं छुटपन से ऐस[ा|ी] हूँ:',
    'هكذا أنا منذ صغري:',
  ],
  [
    'Whoever meets me learns it soon:',
    'Quien se cruza conmigo lo aprende pronto:',
    '谁碰见我都很快会知道：',
    'मुझसे जो मिले, जल्दी जान लेता है:',
    'من يلقاني يعرف عنّي ذلك سريعًا:',
  ],
];

/** Before how the evening comes, seen from `{place}`. In the first person. */
export const duskLeads: readonly Line[] = [
  [
    'I was near {place} when it happened:',
    'Yo estaba cerca de {place} cuando ocurrió:',
    '那时我正在{place}附近：',
    'जब ऐसा हुआ तब मैं {place} के पास थ[ा|ी]:',
    'كنتُ قرب {place} حين حدث ذلك:',
  ],
  [
    'From {place} I saw the day finish:',
    'Desde {place} vi yo acabarse el día:',
    '我在{place}看着这一天走完：',
    'मैंने {place} से दिन को पूरा होते देखा:',
    'رأيتُ من عند {place} نهاية النهار:',
  ],
  [
    'I sat down by {place} to see it out:',
    'Me senté junto a {place} a despedirlo:',
    '我在{place}旁边坐下，送这一天走：',
    'मैं {place} के पास दिन को विदा करने बैठ[ा|ी]:',
    'جلستُ قرب {place} لأودّع النهار:',
  ],
  [
    'Beside {place} we said good night, and I looked up:',
    'Junto a {place} nos dimos las buenas noches, y yo miré hacia arriba:',
    '我们在{place}旁边道了晚安，我抬起头：',
    '{place} के पास हमने एक-दूसरे को शुभ रात्रि कहा, और मैंने ऊपर देखा:',
    'قرب {place} تبادلنا تحيّة المساء، ونظرتُ إلى أعلى:',
  ],
];
