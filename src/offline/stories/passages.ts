import type { Line } from './grammar.ts';
import type { Motif } from './theme-image.ts';

/** On the way to `{place}`. In the first person. */
export const crossings: readonly Line[] = [
  [
    'I went on past {place}, where the shadows were having their breakfast.',
    'Seguí mi camino más allá de {place}, donde las sombras estaban desayunando.',
    '我继续走，走过{place}，影子们正在那儿吃早饭。',
    'मैं {place} से आगे बढ़[ा|ी], जहाँ परछाइयाँ नाश्ता कर रही थीं।',
    'تابعتُ سيري وراء {place}، حيث كانت الظلال تتناول فطورها.',
  ],
  [
    'My feet took me to {place}, as they do when they have not been told otherwise.',
    'Los pies me llevaron hasta {place}, como hacen cuando nadie les dice otra cosa.',
    '我的脚把我带到了{place}，没有谁吩咐的时候，它们总往那儿去。',
    'मेरे पाँव मुझे {place} तक ले गए, जैसा वे तब करते हैं जब उनसे कुछ और न कहा जाए।',
    'أخذتني قدماي إلى {place}، كما تفعلان حين لا يُقال لهما غير ذلك.',
  ],
  [
    'I took the long way round by {place}, because long ways have more corners to look round.',
    'Di un rodeo por {place}, porque los rodeos me dan más esquinas por donde asomarme.',
    '我绕远路经过{place}，远路的拐角多，看的东西也多。',
    'मैंने {place} से होकर लंबा रास्ता लिया, क्योंकि लंबे रास्तों में झाँकने को ज़्यादा मोड़ होते हैं।',
    'سلكتُ الطريق الأطول قرب {place}، ففي الطرق الطويلة زوايا أكثر نطلّ من ورائها.',
  ],
  [
    'Somebody had tied a ribbon to the wind that day, and I followed it as far as {place}.',
    'Aquel día alguien le había atado una cinta al viento, y yo la seguí hasta {place}.',
    '那天有谁在风上系了一条丝带，我跟着它一直走到{place}。',
    'उस दिन किसी ने हवा में फ़ीता बाँध दिया था, और मैं उसके पीछे-पीछे {place} तक चल[ा|ी]।',
    'كان أحدهم قد ربط بالريح شريطًا في ذلك اليوم، فتبعتُه حتّى {place}.',
  ],
  [
    'I counted my steps to {place} and lost count at a beetle.',
    'Fui contando mis pasos hasta {place} y perdí la cuenta al ver un escarabajo.',
    '我一步一步数着走到{place}，遇见一只甲虫，就数乱了。',
    'मैं {place} तक अपने क़दम गिनत[ा|ी] ग[या|ई], और एक भृंग पर गिनती भूल ग[या|ई]।',
    'عددتُ خطواتي إلى {place}، وعند خنفساء نسيتُ العدد.',
  ],
  [
    'There is a short cut to {place} that only works if one is singing, and so I sang.',
    'Hay un atajo hasta {place} que solo funciona cantando, así que me puse a cantar.',
    '有条近路通到{place}，得唱着歌才走得通，我就唱起歌来。',
    '{place} तक एक छोटा रास्ता है जो केवल गाते हुए ही खुलता है, इसलिए मैंने गाया।',
    'هناك طريق مختصر إلى {place} لا ينفع إلّا بالغناء، فغنّيتُ.',
  ],
  [
    'At {place} I stopped to let a line of ants go by with their parasols.',
    'Me detuve en {place} para dejar pasar una fila de hormigas con sus sombrillas.',
    '我在{place}停下来，让一队打着小阳伞的蚂蚁先过。',
    '{place} के पास मैं रुक[ा|ी], ताकि छतरियाँ लिए चींटियों की क़तार निकल जाए।',
    'توقّفتُ عند {place} ليمرّ صفّ من النمل بمظلّاته.',
  ],
  [
    'By the time I reached {place}, my thoughts had caught up with me and were asking for a rest.',
    'Cuando llegué cerca de {place}, mis pensamientos ya me habían alcanzado y pedían descanso.',
    '等我走到{place}，我的念头也追了上来，嚷着要歇一歇。',
    'जब तक मैं {place} के पास पहुँच[ा|ी], मेरे ख़याल भी आ पहुँचे थे और आराम माँग रहे थे।',
    'حين وصلتُ إلى {place} كانت أفكاري قد لحقت بي وطلبت استراحة.',
  ],
  [
    'I walked towards {place} with my hands behind my back, like a person with an errand.',
    'Caminé hacia {place} con las manos a la espalda, como quien tiene un recado, que es como mejor camino yo.',
    '我背着手朝{place}走去，像个有差事在身的人。',
    'मैं हाथ पीछे बाँधे {place} की ओर चल[ा|ी], जैसे कोई काम से निकला हो।',
    'مشيتُ نحو {place} ويداي خلف ظهري، كمن عنده مهمّة.',
  ],
  [
    'The way to {place} is uphill in both directions, and I stopped twice to admire that.',
    'El camino hasta {place} es cuesta arriba en los dos sentidos, y dos veces me paré a admirarlo.',
    '去{place}的路，来回都是上坡，我停下来赞叹了两回。',
    '{place} का रास्ता दोनों ओर से चढ़ाई है, और मैं दो बार रुककर इस पर हैरान हु[आ|ई]।',
    'الطريق إلى {place} صعود في الاتّجاهين، وقد توقّفتُ مرّتين لأتأمّل ذلك.',
  ],
  [
    'A button rolled ahead of me all the way to {place}, and there it lay down, so I stopped as well.',
    'Un botón fue rodando delante de mí hasta {place}, y allí se tumbó, así que también yo me paré.',
    '一颗纽扣在我前头骨碌碌一直滚到{place}，在那儿躺下了，我也就停了下来。',
    'एक बटन मेरे आगे-आगे {place} तक लुढ़कता गया और वहाँ लेट गया, तो मैं भी रुक ग[या|ई]।',
    'تدحرج زرّ أمامي طوال الطريق إلى {place}، وهناك استلقى، فتوقّفتُ أنا أيضًا.',
  ],
  [
    'I borrowed a puddle for a mirror, put my face in order, and set off for {place}.',
    'Tomé prestado un charco como espejo, me arreglé la cara y salí hacia {place}.',
    '我借一个水洼当镜子，把脸理了理，动身去{place}。',
    'मैंने एक पोखर को आईने की तरह उधार लिया, चेहरा सँवारा, और {place} की ओर चल पड़[ा|ी]।',
    'استعرتُ بركة ماء مرآة، ورتّبتُ وجهي، وانطلقتُ نحو {place}.',
  ],
];

/** The narrator keeps thinking of `{the}`. In the first person. */
export const thoughts: readonly Line[] = [
  [
    'All the while I had {the} in mind, like a seed between two teeth.',
    'Todo el rato estuve pensando en {the}, como quien tiene una semilla entre los dientes.',
    '我心里一直想着{the}，像牙缝里塞着一粒籽。',
    'इस पूरे समय {the} का ख़याल मेरे मन में ऐसे अटका रहा जैसे दाँतों के बीच कोई बीज।',
    'وطوال ذلك الوقت ظللتُ أفكّر في {the}، كبذرة عالقة بين سنّين.',
  ],
  [
    'I said good morning to {the} three different ways, to be on the safe side.',
    'Di los buenos días a {the} de tres maneras distintas, por si acaso, que yo soy así.',
    '我用三种不同的说法向{the}问了早安，这样比较保险。',
    'मैंने एहतियातन {the} को तीन अलग-अलग तरीक़ों से सुप्रभात कहा।',
    'ألقيتُ تحيّة الصباح على {the} بثلاث طرق مختلفة، من باب الاحتياط.',
  ],
  [
    'I could have gone on, but there was something about {the} that held me by the sleeve.',
    'Podría haber seguido, pero algo en {the} me sujetaba por la manga.',
    '我本来可以走开，可{the}有点什么，拽住了我的袖子。',
    'मैं आगे जा सकत[ा|ी] थ[ा|ी], पर {the} में कुछ था जो मेरी आस्तीन पकड़े रहा।',
    'كان بوسعي أن أمضي، لكنّ شيئًا في {the} أمسك بكمّي.',
  ],
  [
    'I asked the ground about {the}, and the ground said it was new here as well.',
    'Le pregunté al suelo acerca de {the}, y el suelo me dijo que él tampoco llevaba mucho aquí.',
    '我向地面打听{the}的事，地面说它也是新来的。',
    'मैंने ज़मीन से {the} के बारे में पूछा, और ज़मीन बोली कि वह भी यहाँ नई है।',
    'سألتُ الأرض عن {the}، فقالت إنّها هي أيضًا جديدة هنا.',
  ],
  [
    'There was a small warm place in my chest now, and it had to do with {the}.',
    'Ahora tenía yo en el pecho un rinconcito tibio, y tenía que ver con {the}.',
    '我胸口有了一小块暖和的地方，那跟{the}有关。',
    'अब मेरे सीने में एक छोटी-सी गरम जगह थी, और उसका नाता {the} से था।',
    'صار في صدري الآن موضع صغير دافئ، أحسستُ أنّه على صلة ب{the}.',
  ],
  [
    'I made up a little tune about {the}, and it had only one mistake in it.',
    'Me inventé una tonadita sobre {the}, y no tenía más que un error.',
    '我给{the}编了支小曲子，里面只有一个错。',
    'मैंने {the} पर एक छोटी-सी धुन बनाई, और उसमें बस एक ही ग़लती थी।',
    'ألّفتُ لحنًا صغيرًا عن {the}، ولم يكن فيه سوى خطأ واحد.',
  ],
  [
    'I walked round {the} at the distance one keeps from a sleeping cat.',
    'Di una vuelta alrededor de {the}, a la distancia que yo guardo con los gatos dormidos.',
    '我绕着{the}走了一圈，离得像离一只睡着的猫那么远。',
    'मैंने {the} का उतनी दूरी से चक्कर लगाया जितनी सोई हुई बिल्ली से रखी जाती है।',
    'درتُ حول {the} على المسافة التي تُحفظ من قطّة نائمة.',
  ],
  [
    'Nobody had sent me to look after {the}, so I asked myself to, and I agreed.',
    'Nadie me había mandado a cuidar de {the}, así que me lo pedí yo, y acepté.',
    '没有谁派我照看{the}，我就自己拜托自己，自己又答应了。',
    'किसी ने मुझे {the} की देखभाल को नहीं भेजा था, इसलिए मैंने ख़ुद से कहा, और मान भी लिया।',
    'لم يرسلني أحد لأعتني ب{the}، فطلبتُ ذلك من نفسي، ووافقتُ.',
  ],
];

/** Back to `{the}` with `{companion}`, before something is tried. In the first person. */
export const returns: readonly Line[] = [
  [
    'So I took {companion} along to see about {the}.',
    'Así que me fui con {companion} a ver lo de {the}.',
    '于是我带上{companion}，一起去看{the}的事。',
    'सो मैं {companion} को साथ लेकर {the} की सुध लेने ग[या|ई]।',
    'فاصطحبتُ معي {companion} لننظر في أمر {the}.',
  ],
  [
    'Two heads are twice as many hats, so I went back to {the} in the company of {companion}.',
    'Dos cabezas son el doble de sombreros, así que me puse otra vez, en compañía de {companion}, con lo de {the}.',
    '两个脑袋就是两顶帽子的主意，我便和{companion}结伴，回去对付{the}的事。',
    'दो सिर यानी दुगुनी टोपियाँ, सो मैं {companion} के साथ फिर {the} के पास लौट[ा|ी]।',
    'رأسان يعنيان ضعف القبّعات، فعدتُ برفقة {companion} إلى أمر {the}.',
  ],
  [
    'We put our troubles in one basket, and I carried it, and we began with {the}.',
    'Pusimos las preocupaciones de los dos en una misma cesta, la cargué yo, y empezamos por lo de {the}.',
    '我们把各自的烦心事放进一只篮子，由我提着，先从{the}开始。',
    'हमने अपनी परेशानियाँ एक टोकरी में रखीं, टोकरी मैंने उठाई, और {the} से शुरुआत की।',
    'وضعنا همومنا في سلّة واحدة حملتُها أنا، وبدأنا بأمر {the}.',
  ],
  [
    'I explained to {companion} how matters stood with {the}, leaving out only the part where I had been silly.',
    'Le expliqué a mi compañía cómo estaba lo de {the}, saltándome solo mi parte de tontería.',
    '我把{the}的情形讲给{companion}听，只略过了我犯傻的那一段。',
    'मैंने {companion} को समझाया कि {the} का मामला क्या है, बस वह हिस्सा छोड़कर जिसमें मेरी नादानी थी।',
    'شرحتُ الأمر بحضور {companion} وكيف هي حال {the}، ولم أُسقط منه إلّا الجزء الذي تصرّفتُ فيه بحماقة.',
  ],
  [
    'There was nothing for it but to try, and so I tried, beginning with {the}.',
    'No quedaba más remedio que intentarlo, así que me puse a ello, empezando por lo de {the}.',
    '没有别的办法，只能试一试，我就先从{the}试起。',
    'कोशिश के सिवा कोई चारा न था, सो मैंने कोशिश की, {the} से शुरू करके।',
    'لم يكن بدّ من المحاولة، فحاولتُ، وبدأتُ بأمر {the}.',
  ],
  [
    'On the way back to {the} I rolled up both my sleeves, and they came down again, and I took it for encouragement.',
    'De camino otra vez hacia lo de {the} me remangué los dos brazos, las mangas se me bajaron, y lo tomé como un ánimo.',
    '回去找{the}的路上，我把两只袖子卷起来，袖子又掉下去，我只当是给我鼓劲。',
    '{the} की ओर लौटते हुए मैंने दोनों आस्तीनें चढ़ाईं, वे फिर उतर गईं, और मैंने इसे हौसला समझा।',
    'وفي طريق العودة إلى أمر {the} شمّرتُ عن كمّيّ، فنزلا ثانية، فعددتُ ذلك تشجيعًا.',
  ],
  [
    'I had an idea about {the}, and I ran, so as to get there before it went off.',
    'Se me ocurrió una idea sobre {the}, y eché a correr para llegar antes de que se pasara.',
    '关于{the}，我有了个主意，趁它还新鲜，我赶紧跑了过去。',
    '{the} के बारे में मुझे एक बात सूझी, और मैं दौड़[ा|ी], ताकि उसके बासी होने से पहले पहुँच जाऊँ।',
    'خطرت لي فكرة في أمر {the}، فركضتُ لأصل قبل أن تفسد.',
  ],
];

/** Something else is seen in passing near `{place}`: `{third}`, for the first time. In the first person. */
export const glimpses: readonly Line[] = [
  [
    'Near {place} I saw {third}, and nodded, as is only polite.',
    'Cerca de {place} me fijé en {third}, y saludé con la cabeza, como es de buena educación.',
    '我在{place}附近看见了{third}，便点点头，这是应有的礼貌。',
    '{place} के पास मेरी नज़र {third} पर पड़ी, और मैंने अदब से सिर झुकाया।',
    'قرب {place} وقع نظري على {third}، فأومأتُ برأسي كما يقتضي الأدب.',
  ],
  [
    'Out of the corner of my eye, behind {place}, I caught sight of {third}.',
    'Con el rabillo del ojo, detrás de {place}, me pareció dar con {third}.',
    '我从眼角里瞥见{place}后头有{third}。',
    'आँख के कोने से, {place} के पीछे, मेरी निगाह {third} पर गई।',
    'بطرف عيني، خلف {place}، وقعتُ على {third}.',
  ],
  [
    'Then the light shifted over {place}, and I found that we were not far from {third}.',
    'Entonces la luz cambió sobre {place}, y me di cuenta de que no estábamos lejos de {third}.',
    '这时{place}上的光移了移，我才发现，离我们不远就是{third}。',
    'तभी {place} पर रोशनी खिसकी, और मैंने पाया कि हम {third} से दूर नहीं थे।',
    'ثمّ تحوّل الضوء فوق {place}، فوجدتُ أنّنا لسنا بعيدين عن {third}.',
  ],
  [
    'I stopped beside {place} because of {third}, which had stopped because of me.',
    'Me paré junto a {place} a causa de {third}, y quien estaba allí se había parado a causa de mí.',
    '我在{place}旁边停下来，是因为{third}；对方停下来，是因为我。',
    'मैं {place} के पास {third} की वजह से रुक[ा|ी], और उधर से रुकना मेरी वजह से हुआ था।',
    'توقّفتُ عند {place} بسبب {third}، وكان التوقّف هناك بسببي أنا.',
  ],
  [
    'It was at {place} that I took off my hat to {third}, and put it on again the wrong way round.',
    'Fue junto a {place} donde me quité el sombrero ante {third}, y luego me lo puse del revés.',
    '就在{place}，我向{third}脱帽致意，再戴上时戴反了。',
    '{place} के पास ही मैंने {third} के आगे टोपी उतारी, और फिर उलटी पहन ली।',
    'عند {place} رفعتُ قبّعتي أمام {third}، ثمّ لبستُها مقلوبة.',
  ],
  [
    'We rested against {place}, and from there I had a fine view of {third}.',
    'Descansamos al pie de {place}, y desde allí se me ofrecía muy buena vista de {third}.',
    '我们靠着{place}歇脚，从那儿，我正好望见{third}。',
    'हम {place} के सहारे सुस्ताए, और वहाँ से मुझे {third} का अच्छा नज़ारा मिला।',
    'استرحنا عند {place}، ومن هناك كان لي منظر جميل يطلّ على {third}.',
  ],
  [
    'A rumour ran past me at {place}, and it was all about {third}.',
    'Un rumor me pasó corriendo al lado junto a {place}, y hablaba todo él de {third}.',
    '在{place}，一个传闻从我身边跑过去，说的全是{third}。',
    '{place} के पास एक अफ़वाह मेरे बग़ल से दौड़ी, और वह सारी की सारी {third} के बारे में थी।',
    'مرّت بي إشاعة راكضة عند {place}، سمعتُها فإذا هي كلّها عن {third}.',
  ],
  [
    'I held my breath at {place}, so as not to disturb {third}.',
    'Junto a {place} me quedé sin respirar, por consideración hacia {third}.',
    '在{place}，我屏住气，生怕惊扰了{third}。',
    '{place} के पास मैंने साँस रोक ली, ताकि {third} को परेशानी न हो।',
    'حبستُ أنفاسي عند {place} كي لا أشوّش على {third}.',
  ],
];

/** How `{the}` and `{other}` come to belong together. In the first person. */
export const joinings: readonly Line[] = [
  [
    'I thought of {the} and then of {other}, and for once the two thoughts fitted into one pocket.',
    'Pensé en {the} y después en {other}, y por una vez los dos pensamientos me cupieron en el mismo bolsillo.',
    '我想了想{the}，又想了想{other}，这一回，两个念头正好装进一个口袋。',
    'मैंने पहले {the} के बारे में सोचा, फिर {other} के बारे में, और इस बार दोनों ख़याल एक ही जेब में समा गए।',
    'فكّرتُ في {the} ثمّ في {other}، وهذه المرّة اتّسع جيب واحد للفكرتين.',
  ],
  [
    'It came to me that {companion} had been talking about {other} in the very voice I use for {the}.',
    'Me di cuenta de que la voz de {companion} al hablar de {other} era la misma que pongo yo para hablar de {the}.',
    '我忽然明白，{companion}说起{other}的口气，跟我说起{the}的口气一模一样。',
    'मुझे सूझा कि {other} के बारे में {companion} का स्वर ठीक वही था जो {the} के बारे में मेरा होता है।',
    'انتبهتُ إلى أنّ صوت {companion} في الحديث عن {other} هو صوتي أنا في الحديث عن {the}.',
  ],
  [
    'Between {the} and {other}, I said, there was hardly the width of a biscuit.',
    'Entre lo de {the} y lo de {other}, dije yo, apenas cabía el grosor de una galleta.',
    '我说，{the}和{other}之间，差不了一块饼干那么宽。',
    'मैंने कहा कि {the} और {other} की बात में मुश्किल से एक बिस्कुट भर का फ़र्क़ है।',
    'قلتُ إنّ المسافة بين أمر {the} وأمر {other} لا تكاد تبلغ سُمك بسكويتة.',
  ],
  [
    'So we put the question of {the} beside the question of {other}, and I saw that they leaned on each other.',
    'Así que pusimos la cuestión de {the} junto a la cuestión de {other}, y me fijé en que se apoyaban una en la otra.',
    '于是我们把{the}的问题和{other}的问题并排摆好，我看见它们互相靠着。',
    'सो हमने {the} के सवाल को {other} के सवाल के बग़ल में रखा, और मैंने देखा कि दोनों एक-दूसरे पर टिके हैं।',
    'فوضعنا مسألة {the} إلى جانب مسألة {other}، فرأيتُ أنّهما تستندان إحداهما إلى الأخرى.',
  ],
  [
    'I told {companion} about {the}, and was told about {other} once more, and by the end neither of us could say which was which.',
    'Le hablé de {the} a mi compañía, me volvieron a hablar de {other}, y al final ninguno sabía cuál era cuál.',
    '我把{the}的事讲给{companion}听，又听了一遍{other}的事，到最后，我们俩谁也分不清哪件是哪件了。',
    'मैंने {companion} को {the} के बारे में बताया, फिर से {other} के बारे में सुना, और अंत तक हम दोनों को समझ न आया कि कौन-सी बात कौन-सी थी।',
    'حدّثتُ {companion} عن {the}، وسمعتُ مرّة أخرى عن {other}، وفي النهاية لم يعد أيّ منّا يعرف أيّ الأمرين هو أيّ.',
  ],
  [
    'If somebody had asked me that minute where {the} ended and {other} began, I would have pointed at the air.',
    'Si en ese momento alguien me hubiera preguntado dónde acababa lo de {the} y empezaba lo de {other}, yo habría señalado el aire.',
    '那会儿要是有谁问我，{the}的事到哪儿为止，{other}的事从哪儿开始，我只能指指空气。',
    'उस घड़ी कोई मुझसे पूछता कि {the} की बात कहाँ ख़त्म होती है और {other} की कहाँ शुरू, तो मैं हवा की ओर इशारा कर देत[ा|ी]।',
    'لو سألني أحد في تلك اللحظة أين ينتهي أمر {the} وأين يبدأ أمر {other} لأشرتُ إلى الهواء.',
  ],
];

/** Something is in the way. Told in order; in the first person; may use `{place}` and `{companion}`. */
interface Obstacle {
  readonly motif: Motif;
  /** What is to be seen, in plain English. */
  readonly seen: string;
  readonly lines: readonly Line[];
}

export const obstacles: readonly Obstacle[] = [
  {
    motif: 'stairs',
    seen: 'a staircase that folds its steps away like a fan',
    lines: [
      [
        'The stairs we needed had gone flat for the afternoon, and I slid back down them twice, sitting.',
        'La escalera que necesitábamos se había aplanado para la siesta, y por ella me resbalé dos veces, sentad[o|a].',
        '我们要走的楼梯下午歇工，变平了，我坐着滑下来两回。',
        'जिस सीढ़ी की हमें ज़रूरत थी वह दोपहर भर के लिए सपाट हो गई थी, और मैं बैठे-बैठे उस पर दो बार फिसल[ा|ी]।',
        'كان الدرج الذي نحتاجه قد انبسط لقيلولته، فانزلقتُ عليه مرّتين وأنا [جالس|جالسة].',
      ],
      [
        'We took turns to apologise to it, beginning at the bottom.',
        'Le pedimos perdón por turnos, empezando por abajo.',
        '我们从最底下开始，轮流向它道歉。',
        'हमने बारी-बारी से उससे माफ़ी माँगी, नीचे से शुरू करके।',
        'تناوبنا على الاعتذار إليه ابتداء من الأسفل.',
      ],
      [
        'At the seventh sorry it unfolded a step, and at the eighth another, and I thanked each one by stepping on it.',
        'Al séptimo perdón desplegó un escalón, y al octavo otro, y yo le di las gracias a cada uno pisándolo.',
        '说到第七个“对不起”，它展开一级台阶，第八个又展开一级，我踩上每一级，算是道谢。',
        'सातवीं माफ़ी पर उसने एक सीढ़ी खोली, आठवीं पर दूसरी, और मैंने हर एक पर पैर रखकर धन्यवाद दिया।',
        'عند الاعتذار السابع فتح درجة، وعند الثامن أخرى، فشكرتُ كلّ واحدة بأن دستُ عليها.',
      ],
    ],
  },
  {
    motif: 'cloud',
    seen: 'a fog so thick that it has to be pushed like a curtain',
    lines: [
      [
        'Halfway there a fog stood in the road, thick as porridge, and asked me what I was in such a hurry for.',
        'A medio camino había en la calle una niebla espesa como papilla, que me preguntó a qué venían tantas prisas.',
        '走到半路，街上站着一团雾，稠得像粥，问我急急忙忙要做什么。',
        'आधे रास्ते में दलिया जैसा गाढ़ा कोहरा सड़क पर खड़ा था, और उसने मुझसे पूछा कि इतनी जल्दी किस बात की।',
        'في منتصف الطريق وقف ضباب كثيف كالعصيدة، وسألني عن سبب عجلتي.',
      ],
      [
        'I had no good answer, so I offered it a bad one, and it moved over a little.',
        'No tenía una buena respuesta, así que le ofrecí una mala, y se apartó un poco de mí.',
        '我没有好答案，就给了它一个坏的，它稍稍挪开了一点。',
        'मेरे पास अच्छा जवाब न था, तो मैंने एक बुरा ही दे दिया, और वह ज़रा खिसक गया।',
        'لم يكن عندي جواب جيّد فقدّمتُ له جوابًا رديئًا، فتنحّى قليلًا.',
      ],
      [
        'We went through holding one string, with a bell at my end of it and a sneeze at the other.',
        'Pasamos agarrados a un cordel, con una campanilla en mi punta y un estornudo en la otra.',
        '我们拉着一根绳子穿过去，我这头系着铃铛，那头打着喷嚏。',
        'हम एक डोरी पकड़े पार हुए, मेरे सिरे पर एक घंटी और दूसरे सिरे पर एक छींक।',
        'عبرنا ممسكين بخيط واحد، في طرفي أنا جرس وفي الطرف الآخر عطسة.',
      ],
    ],
  },
  {
    motif: 'bird',
    seen: 'a row of stern geese blocking the road with their chests out',
    lines: [
      [
        'Three geese stood across the road and wanted to see something that I did not have.',
        'Tres gansos atravesados en el camino querían ver algo que yo no tenía.',
        '三只鹅横在路当中，要看一样我没有的东西。',
        'तीन हंस सड़क रोके खड़े थे और ऐसी कोई चीज़ देखना चाहते थे जो मेरे पास नहीं थी।',
        'وقفت ثلاث إوزّات في عرض الطريق تريد أن ترى شيئًا لم يكن عندي.',
      ],
      [
        'I showed them my left foot, and they talked it over in whispers, and I showed them the right.',
        'Les enseñé mi pie izquierdo, lo discutieron en voz baja, y les enseñé el derecho.',
        '我给它们看左脚，它们小声商量了一阵，我又给它们看右脚。',
        'मैंने उन्हें अपना बायाँ पाँव दिखाया, उन्होंने फुसफुसाकर सलाह की, और मैंने दायाँ दिखाया।',
        'أريتُها قدمي اليسرى، فتشاورت همسًا، ثمّ أريتُها اليمنى.',
      ],
      [
        'A matching pair was more than they had hoped for, and they let us pass with a salute.',
        'Que hicieran juego era más de lo que esperaban, y nos dejaron pasar con un saludo.',
        '竟然凑成一对，它们喜出望外，敬了个礼，放我们过去了。',
        'दोनों का जोड़ा निकलना उनकी उम्मीद से ज़्यादा था, और उन्होंने सलामी देकर हमें जाने दिया।',
        'أن تكونا متطابقتين كان أكثر ممّا أملت، فسمحت لنا بالمرور مع تحيّة.',
      ],
    ],
  },
  {
    motif: 'river',
    seen: 'a very small stream with a very large sign',
    lines: [
      [
        'A stream no wider than a spoon lay across our way, and it was so proud that I could not bring myself to step over it.',
        'Un arroyo no más ancho que una cuchara nos cerraba el paso, y estaba tan orgulloso que no tuve corazón para saltarlo sin más.',
        '一条勺子那么宽的小溪横在路上，它那么神气，我实在不忍心一步就跨过去。',
        'चम्मच जितनी चौड़ी एक धारा हमारे रास्ते में थी, और उसे ख़ुद पर इतना नाज़ था कि मुझसे उसे यूँ ही लाँघा न गया।',
        'اعترض طريقنا جدول لا يزيد عرضه على ملعقة، وكان مزهوًّا بنفسه حتّى إنّي لم أستطع أن أخطو فوقه ببساطة.',
      ],
      [
        'We built it a bridge out of two straws and a good deal of ceremony.',
        'Le hicimos un puente con dos pajas y mucha ceremonia.',
        '我们用两根麦秆，郑重其事地给它架了座桥。',
        'हमने दो तिनकों और ख़ूब धूमधाम से उस पर एक पुल बनाया।',
        'بنينا له جسرًا من قشّتين وكثير من المراسم.',
      ],
      [
        'I crossed first, with my arms out, and the stream held its breath for me.',
        'Crucé yo [el primero|la primera], con los brazos abiertos, y el arroyo contuvo la respiración por mí.',
        '我张开胳膊头一个走过去，小溪为我屏住了气。',
        'सबसे पहले मैं बाँहें फैलाए पार हु[आ|ई], और धारा ने मेरे लिए साँस रोक ली।',
        'عبرتُ أنا أوّلًا [فاتحًا|فاتحة] ذراعيّ، فحبس الجدول أنفاسه من أجلي.',
      ],
    ],
  },
  {
    motif: 'door',
    seen: 'a gate with a sleepy doorknob shaped like a face',
    lines: [
      [
        'The gate on that side has a doorknob that likes to be asked properly, and I had forgotten the word.',
        'La puerta de ese lado tiene un pomo al que le gusta que le pidan las cosas bien, y a mí se me había olvidado la palabra.',
        '那边大门上的把手喜欢人家好好求它，可我把那个词忘了。',
        'उस ओर के फाटक का कुंडा चाहता है कि उससे ठीक से कहा जाए, और मैं वह शब्द भूल ग[या|ई] थ[ा|ी]।',
        'للبوّابة في تلك الجهة مقبض يحبّ أن يُطلب منه بأدب، وكنتُ قد نسيتُ الكلمة.',
      ],
      [
        'I tried please, and pudding, and Thursday.',
        'Probé con por favor, con natilla y con jueves, lo mejor que se me ocurrió.',
        '我试了“请”，试了“布丁”，又试了“星期四”。',
        'मैंने कृपया आज़माया, फिर खीर, फिर गुरुवार।',
        'جرّبتُ «من فضلك» و«مهلّبيّة» و«الخميس».',
      ],
      [
        'It was {companion} who yawned by accident, and the knob yawned too, and the gate swung wide.',
        'Fue un bostezo, que se le escapó sin querer a {companion}, lo que hizo bostezar también al pomo, y la puerta se abrió de par en par.',
        '倒是{companion}不小心打了个哈欠，把手也跟着打哈欠，大门就敞开了。',
        'फिर {companion} को यूँ ही जम्हाई आ गई, कुंडे ने भी जम्हाई ली, और फाटक पूरा खुल गया।',
        'ثمّ أفلت من {companion} تثاؤب بلا قصد، فتثاءب المقبض أيضًا، وانفتحت البوّابة على مصراعيها.',
      ],
    ],
  },
  {
    motif: 'mushroom',
    seen: 'a market stall that sells only left shoes',
    lines: [
      [
        'We were held up by a snail who had lost a shoe, which is serious for a snail, since it only has the one.',
        'Nos retrasó un caracol que había perdido un zapato, cosa seria para un caracol, que solo tiene uno.',
        '我们被一只丢了鞋的蜗牛耽搁了，对蜗牛来说这可不是小事，它总共只有一只鞋。',
        'हमें एक घोंघे ने रोक लिया जिसका जूता खो गया था, और घोंघे के लिए यह गंभीर बात है, क्योंकि उसका एक ही होता है।',
        'أخّرنا حلزون أضاع حذاءه، وهذا أمر خطير على حلزون، فليس له سوى فردة واحدة.',
      ],
      [
        'I looked under nine mushrooms and found nine other snails, all of them helpful.',
        'Miré debajo de nueve setas y me encontré con otros nueve caracoles, todos muy serviciales.',
        '我翻看了九个蘑菇，底下又是九只蜗牛，个个热心。',
        'मैंने नौ कुकुरमुत्तों के नीचे देखा और नौ और घोंघे मिले, सब के सब मददगार।',
        'نظرتُ تحت تسع حبّات فطر فوجدتُ تسعة حلازين أخرى، كلّها متعاونة.',
      ],
      [
        'It was wearing the shoe as a hat, as it turned out, and we all bowed to the hat and went on.',
        'Resultó que llevaba el zapato de sombrero; le hicimos todos una reverencia al sombrero y seguimos.',
        '后来才发现它把鞋戴在头上当帽子，我们向帽子鞠了一躬，继续上路。',
        'पता चला कि जूता उसने टोपी की तरह पहन रखा था; हम सबने टोपी को सलाम किया और आगे बढ़े।',
        'واتّضح أنّه يلبس الحذاء قبّعة، فانحنينا جميعًا للقبّعة وتابعنا السير.',
      ],
    ],
  },
  {
    motif: 'stones',
    seen: 'a row of stepping stones arguing about their order',
    lines: [
      [
        'The stepping stones had quarrelled about who should go first, and were lying in a heap with their backs to me.',
        'Las piedras del vado habían discutido por quién iba primero y estaban amontonadas, dándome la espalda.',
        '踏脚石为谁排第一吵了一架，这会儿堆成一堆，全都背对着我。',
        'पानी पार कराने वाले पत्थर इस पर झगड़ बैठे थे कि पहला कौन हो, और मेरी ओर पीठ किए ढेर में पड़े थे।',
        'كانت أحجار المعبر قد تخاصمت على من يكون الأوّل، فتكدّست كومة واحدة وظهورها نحوي.',
      ],
      [
        'I proposed that every one of them should be the last but one.',
        'Les propuse que todas fueran la penúltima.',
        '我提议，让每一块都当倒数第二。',
        'मैंने सुझाया कि उनमें से हर एक आख़िरी से पहला बने।',
        'اقترحتُ أن يكون كلّ حجر منها ما قبل الأخير.',
      ],
      [
        'They liked the sound of that, and lined up, and did not notice the difficulty until we were across.',
        'Les gustó cómo sonaba, se pusieron en fila y no vieron la dificultad hasta que mi pie ya estaba en la otra orilla.',
        '这话它们爱听，就排好了队，等我们走到对岸，才发觉哪里不对。',
        'यह बात उन्हें भा गई, वे क़तार में लग गए, और कठिनाई तब समझे जब हम पार हो चुके थे।',
        'أعجبها وقع الكلام فاصطفّت، ولم تنتبه إلى الصعوبة إلّا بعد أن عبرنا.',
      ],
    ],
  },
  {
    motif: 'umbrella',
    seen: 'a shower of rain that falls in one spot only',
    lines: [
      [
        'A very small rain began, exactly over me and nowhere else.',
        'Empezó una lluvia muy pequeña, justo encima de mí y en ningún otro sitio.',
        '下起了一场很小的雨，不偏不倚只下在我头上，别处一滴也没有。',
        'एक बहुत छोटी बारिश शुरू हुई, ठीक मेरे ऊपर और कहीं नहीं।',
        'بدأ مطر صغير جدًّا، فوقي أنا تمامًا ولا مكان سواي.',
      ],
      [
        'When I stepped left, it stepped left; when I hopped, it waited politely in the air.',
        'Si yo daba un paso a la izquierda, ella también; si saltaba, me esperaba educadamente en el aire.',
        '我往左，它也往左；我一跳，它就在半空里客客气气地等着。',
        'मैं बाएँ हट[ा|ी] तो वह भी बाएँ हटी; मैं कूद[ा|ी] तो वह हवा में अदब से रुकी रही।',
        'إن خطوتُ يسارًا خطا يسارًا، وإن قفزتُ انتظرني بأدب في الهواء.',
      ],
      [
        'In the end I introduced it to a thirsty fern, and the two of them had so much to say that we slipped away.',
        'Al final le presenté a un helecho sediento, y tenían tanto que contarse que nos escabullimos.',
        '最后我把它介绍给一棵口渴的蕨草，它们俩有说不完的话，我们就悄悄溜走了。',
        'आख़िर मैंने उसे एक प्यासे फ़र्न से मिलवाया, और दोनों के पास कहने को इतना था कि हम चुपके से निकल लिए।',
        'في النهاية عرّفتُه بسرخس عطشان، وكان عندهما كلام كثير، فانسللنا بهدوء.',
      ],
    ],
  },
];

/** The last words: something is left waiting. In the first person; may use `{the}` and `{place}`. */
export const closings: readonly Line[] = [
  [
    'I have left the door on the latch, in case tomorrow comes early; and what is that, scratching so softly near {place}?',
    'He dejado la puerta sin cerrojo, por si mañana llega temprano; y ¿qué será eso que me parece oír arañar tan bajito cerca de {place}?',
    '我没插门闩，说不定明天会来得早；可{place}那边，是什么在轻轻地挠呀挠？',
    'मैंने कुंडी खुली छोड़ दी है, कि कहीं कल जल्दी आ जाए; और वह क्या है, जो {place} के पास इतने धीमे-धीमे खुरच रहा है?',
    'تركتُ الباب بلا مزلاج، فربّما أتى الغد مبكّرًا؛ وما ذاك الذي يخدش بهذه الرقّة قرب {place}؟',
  ],
  [
    'Tomorrow I shall go by {place} again, and I have already put out my other shoes.',
    'Mañana volveré a pasar por {place}, y ya he dejado preparados mis otros zapatos.',
    '明天我还要去{place}，另一双鞋我都摆好了。',
    'कल मैं फिर {place} की ओर जाऊँग[ा|ी], और अपने दूसरे जूते मैंने अभी से निकाल रखे हैं।',
    'غدًا سأمرّ قرب {place} مرّة أخرى، وقد هيّأتُ حذائي الآخر منذ الآن.',
  ],
  [
    'There is one thing that I still do not know about {the}, and I am saving it, like the middle of a bun.',
    'Hay una cosa que todavía no sé acerca de {the}, y me la estoy guardando, como el centro de un bollo.',
    '关于{the}，还有一件事我不知道，我把它留着，像留着面包最软的那一口。',
    '{the} के बारे में एक बात मैं अब भी नहीं जानत[ा|ी], और उसे मैं बचाकर रख रह[ा|ी] हूँ, जैसे बन का बीच वाला हिस्सा।',
    'بقي شيء واحد لا أعرفه عن {the}، وأنا أدّخره كما يُدّخر قلب الكعكة.',
  ],
  [
    'I am lying awake on purpose, listening, because I believe that {place} is about to say something.',
    'Sigo despiert[o|a] a propósito, escuchando, porque creo que por el lado de {place} me van a decir algo.',
    '我故意不睡，竖着耳朵听，我想{place}那边就要有话说了。',
    'मैं जान-बूझकर जाग रह[ा|ी] हूँ और कान लगाए हूँ, क्योंकि मुझे लगता है कि {place} से कोई आवाज़ आने वाली है।',
    'أنا [مستيقظ|مستيقظة] عمدًا وأصغي، لأنّي أظنّ أنّ صوتًا سيأتي من جهة {place}.',
  ],
  [
    'Who turned the little light round to face my window, I wonder, and will it still be so in the morning?',
    '¿Quién habrá girado la lucecita hacia mi ventana, y seguirá así por la mañana?',
    '是谁把那盏小灯转过来，朝着我的窗户？到了早上，它还会这样吗？',
    'किसने उस नन्ही रोशनी को मेरी खिड़की की ओर मोड़ दिया, और क्या सुबह भी वह ऐसी ही रहेगी?',
    'تُرى من أدار الضوء الصغير نحو نافذتي، وهل سيبقى كذلك في الصباح؟',
  ],
  [
    'I put my ear to the floor just now, and somebody far below {place} was putting an ear to the ceiling.',
    'Acabo de pegar mi oreja al suelo, y alguien, muy por debajo de {place}, estaba pegando la suya al techo.',
    '刚才我把耳朵贴在地板上，{place}底下很深的地方，也有谁正把耳朵贴在天花板上。',
    'अभी मैंने फ़र्श से कान लगाया, और {place} के बहुत नीचे कोई अपना कान छत से लगाए था।',
    'ألصقتُ أذني بالأرض قبل قليل، وكان أحدهم، في مكان بعيد تحت {place}، يلصق أذنه بالسقف.',
  ],
  [
    'And if anyone should ask after {the}, I shall say what I know, which is: not yet.',
    'Y si alguien pregunta por {the}, diré lo que yo sé, que es: todavía no.',
    '要是有谁问起{the}，我就说我知道的，那就是：还没到时候。',
    'और कोई {the} के बारे में पूछे, तो मैं वही कहूँग[ा|ी] जो जानत[ा|ी] हूँ, यानी: अभी नहीं।',
    'وإذا سأل أحد عن {the} فسأقول أنا ما أعرفه، وهو: ليس بعد.',
  ],
  [
    'One more thing is sitting on my windowsill tonight, small and wrapped, and I shall not open it until the sun is up.',
    'Esta noche hay algo más en el alféizar de mi ventana, pequeño y envuelto, y no lo abriré hasta que salga el sol.',
    '今晚我的窗台上还放着一样东西，小小的，包得好好的，太阳出来以前我不打开。',
    'आज रात मेरी खिड़की पर एक चीज़ और रखी है, छोटी-सी और लिपटी हुई, और सूरज निकलने तक मैं उसे नहीं खोलूँग[ा|ी]।',
    'على حافّة نافذتي الليلة شيء آخر صغير ملفوف، ولن أفتحه أنا قبل طلوع الشمس.',
  ],
  [
    'The night has just come past with a basket, and I did not see what was in it, but it smelled of {place} in spring.',
    'La noche acaba de pasar con una cesta, y no pude ver qué llevaba, pero me olió como {place} en primavera.',
    '夜晚刚刚提着一只篮子走过去，我没看见里面是什么，可那气味像春天的{place}。',
    'रात अभी एक टोकरी लिए गुज़री है, और मैंने न देखा कि उसमें क्या था, पर उससे वसंत में {place} की सी महक आई।',
    'مرّ الليل قبل قليل ومعه سلّة، ولم أرَ ما فيها، لكنّي شممتُ منها ما يُشمّ قرب {place} في الربيع.',
  ],
  [
    'I have drawn two chairs up to the window, and only one of them is for me.',
    'He acercado dos sillas a la ventana, y solo una es para mí.',
    '我在窗前摆了两把椅子，只有一把是我的。',
    'मैंने खिड़की के पास दो कुरसियाँ खींच ली हैं, और उनमें से एक ही मेरे लिए है।',
    'قرّبتُ كرسيّين من النافذة، وواحد منهما فقط لي.',
  ],
  [
    'Something knocked just now, very politely, three times and a half, and I am going to see who it was.',
    'Algo acaba de llamar, muy educadamente, tres veces y media, y voy a ver quién me visita.',
    '刚才有谁敲门，敲得很有礼貌，三下半，我这就去看看是谁。',
    'अभी किसी ने बड़े अदब से साढ़े तीन बार दस्तक दी, और मैं देखने जा रह[ा|ी] हूँ कि कौन था।',
    'طرق شيء قبل قليل بأدب شديد، ثلاث مرّات ونصفًا، وأنا [ذاهب|ذاهبة] لأرى من هو.',
  ],
  [
    'So I keep one ear up, the way one leaves a lamp on, and wonder what {the} will think of tomorrow.',
    'Así que dejo una oreja despierta, como quien deja una luz encendida, y me pregunto qué será mañana de {the}.',
    '于是我竖着一只耳朵，就像留着一盏灯，心里琢磨着，明天{the}会怎么样呢？',
    'सो मैं एक कान खड़ा रखत[ा|ी] हूँ, जैसे कोई दीया जलता छोड़ दे, और सोचत[ा|ी] हूँ कि कल {the} का क्या होगा।',
    'لذلك أُبقي أذنًا مفتوحة كما يُترك مصباح مضاء، وأنا أتساءل عمّا سيكون غدًا من أمر {the}.',
  ],
];
