/** Twenty guides and twelve writers, each writer with a theme planted for one guide. */

export interface Guide {
  name: string;
  bio: string;
  specialties: string[];
}

export const guides: readonly Guide[] = [
  {
    name: 'Maren Holt',
    bio: 'I sit with people after somebody has died. Sixteen years in a hospice taught me that nothing needs to be fixed, and that a eulogy can be written at any time.',
    specialties: ['bereavement', 'anticipatory loss', 'rituals of remembrance'],
  },
  {
    name: 'Tomas Reyes',
    bio: 'Former head of department, signed off for half a year, and back with another pace. I work with people whose job has eaten the rest of them.',
    specialties: ['burnout', 'career change', 'leadership'],
  },
  {
    name: 'Ilse Brandt',
    bio: 'Couples come to me when every conversation ends in the same place. We slow it down until each hears the other.',
    specialties: ['couples', 'intimacy', 'communication at home'],
  },
  {
    name: 'Noor Aziz',
    bio: 'When a marriage ends there are boxes, lawyers and a strange quiet. I keep company through the first two years.',
    specialties: ['divorce', 'heartbreak', 'co-parenting'],
  },
  {
    name: 'Fiona Darrow',
    bio: 'The women before us live on in how we speak to ourselves. I work with daughters of difficult mothers, and with mothers of grown daughters.',
    specialties: ['mothers and daughters', 'family patterns', 'estrangement'],
  },
  {
    name: 'Peter Okonjo',
    bio: 'Eleven years sober. No slogans, no shame: we look at what the glass was for.',
    specialties: ['addiction recovery', 'alcohol', 'relapse'],
  },
  {
    name: 'Yuki Tanabe',
    bio: 'A sleep physiologist by training. For those who know the ceiling at four in the morning better than they would like.',
    specialties: ['insomnia', 'rest', 'night anxiety'],
  },
  {
    name: 'Carla Mendes',
    bio: 'Painter and teacher. For those whose studio has become a storeroom, and who flinch at the empty canvas.',
    specialties: ['creative block', 'finishing what was begun', 'visual artists'],
  },
  {
    name: 'Brother Anselm',
    bio: 'Twenty years in a monastery and nine outside it. I walk with people whose prayer has gone silent, and with those who have left a church.',
    specialties: ['spiritual direction', 'doubt', 'faith transitions'],
  },
  {
    name: 'Samira Haddad',
    bio: 'Born in one language and living in a third. I work with migrants and the children of migrants on what was left behind and what can be carried.',
    specialties: ['migration', 'homesickness', 'living between cultures'],
  },
  {
    name: 'Greg Lindqvist',
    bio: 'My back went at thirty-four. I teach people how to live in a body that hurts without making the hurt the whole of it.',
    specialties: ['chronic pain', 'long illness', 'pacing'],
  },
  {
    name: 'Adaeze Obi',
    bio: 'Classically trained singer. Stammer, stage fright, a throat that closes in meetings: the voice remembers, and it can be asked back.',
    specialties: ['finding your voice', 'public speaking', 'difficult conversations'],
  },
  {
    name: 'Walter Pym',
    bio: 'Thirty years of other people’s overdrafts at a debt charity. We open the envelopes together.',
    specialties: ['money worries', 'debt', 'scarcity'],
  },
  {
    name: 'Ruth Kessler',
    bio: 'For nice people who are tired of being nice. Saying no is a muscle; so is staying in the room when somebody minds.',
    specialties: ['anger', 'boundaries', 'people pleasing'],
  },
  {
    name: 'Lorna Teale',
    bio: 'Retired at sixty and did not know who to be. I accompany the second half of life, its losses of role and its odd freedoms.',
    specialties: ['retirement', 'ageing', 'life review'],
  },
  {
    name: 'Jonas Weil',
    bio: 'We meet in the woods, in any weather. What the mind cannot put down, the feet sometimes can.',
    specialties: ['forest walks', 'nature therapy', 'seasons'],
  },
  {
    name: 'Bettina Crow',
    bio: 'I had a clinical eating disorder and now have breakfast. Gentle, practical work on food and the mirror.',
    specialties: ['body image', 'eating', 'self-criticism'],
  },
  {
    name: 'Hamid Farouk',
    bio: 'Panic is a smoke alarm that goes off at toast. I teach the nervous system to tell toast from fire.',
    specialties: ['anxiety', 'panic attacks', 'overthinking'],
  },
  {
    name: 'Oonagh Byrne',
    bio: 'Midwife for two decades. I listen to births that did not go as hoped, and to the months after which nobody warns of.',
    specialties: ['postnatal months', 'birth stories', 'pregnancy loss'],
  },
  {
    name: 'Dr. Vikram Nair',
    bio: 'An analyst in the tradition of Jung. Bring what you saw in the night; we will not explain it away.',
    specialties: ['dreamwork', 'the shadow', 'symbols'],
  },
];

export interface PlantedWriter {
  /** Name of the guide that the theme was planted for. */
  intended: string;
  writings: string[];
}

export const writers: readonly PlantedWriter[] = [
  {
    intended: 'Maren Holt',
    writings: [
      'I went to put the kettle on for two again. It is nine weeks since the funeral and his coat is still on the hook by the back door, I go past it sideways. People ask how I am in the shop with their heads tilted. I said fine. I bought his cheese, the one I do not even like, and stood at the till and could not work out why I had it. The ashes are on the sideboard in that green box because my sister cannot come until May.',
      'Sorted two drawers today. His reading glasses, four pairs. A list in his writing that says hinges, milk, ring Alan. I miss him worst at about six, when the news comes on and there is nobody to be cross with it. I thought grief would be crying and it is mostly paperwork and then the smell of a scarf.',
    ],
  },
  {
    intended: 'Tomas Reyes',
    writings: [
      'Third weekend in a row with the laptop open on the kitchen table. My manager writes at eleven at night with a smiley and I answer, that is the stupid part, I answer. I was exhausted before the meeting even began. There are 140 emails since Friday and a deadline that moved forwards. In the lift I could not remember which floor my own office is on.',
      'I sat in the car park for twenty minutes this morning and could not make my legs go in. The job used to be the thing I was good at. Now it is a shift that never ends. I keep thinking about handing in my notice and then about what on earth else I would do with a career like mine at forty-six.',
    ],
  },
  {
    intended: 'Noor Aziz',
    writings: [
      'The solicitor wants a list of everything we own, down to the toaster. Eleven years and it fits on two sheets. My ex husband was at the school gate in the blue jacket that I gave him and we talked about swimming kit like two people at a bus stop. When I got in I took down the picture in the hall and there is a pale square where it was.',
      'She said on the phone that divorced people get their second wind. I have not got any wind. The settlement came in the post. I slept on my own side of the bed again, as if he would need the other half. I keep going back over the summer he moved out, and whether I knew.',
    ],
  },
  {
    intended: 'Fiona Darrow',
    writings: [
      'My mother rang three times before nine. She wanted to know why I had not rung. Whatever I say I hear myself turn eleven years old, with a voice like a saucer. She told my aunt that I was always the cold one. I am fifty next month. I made her soup on Sunday and she said it was nice, for shop soup, and it was not shop soup.',
      'I found a photograph of her at my age, with that same line between the eyes, and went to the bathroom to look and there it is. I swore I would never use that tone, and I used it on my daughter on Tuesday, about a towel. My daughter just looked at me. That was my mother coming out of my mouth.',
    ],
  },
  {
    intended: 'Peter Okonjo',
    writings: [
      'I said I would only have the one and I finished the bottle, standing up, with the fridge door open. This morning I put the empties in next door’s bin. I told the kids I had a bug. Forty days I had been sober and I threw it away because a man on a call was rude to me. I am so sick of the counting.',
      'Walked past the pub with my hands in my pockets like somebody carrying a tray. Everything smells of beer in June. I poured the wine down the sink and then I stood there smelling the sink. If I am honest it was never about the drinking, it is about six o’clock, when there is nothing between me and the evening.',
    ],
  },
  {
    intended: 'Yuki Tanabe',
    writings: [
      'Three twenty on the clock. I heard the heating come on and then the first bus. I turned the pillow, I turned it back. I have tried the magnesium and the podcast about trains. By the time I fell asleep it was light and then the alarm clock went, and I was awake all day in that glassy way where the doors seem too far off.',
      'Another night of insomnia, another two hours on the landing with the cat looking at me. I lie awake and I count the hours that I would have if I dropped off this minute. Five. Four and a half. Four. At lunch I had a nap in the car with my mouth open and woke up with a line on my cheek.',
    ],
  },
  {
    intended: 'Carla Mendes',
    writings: [
      'I cleaned the brushes again. That makes three times this week that I have cleaned clean brushes. The canvas is on the easel facing the wall since October, I turned it round so that it would stop looking at me. I sketch on envelopes and the envelopes are alive, and the minute it is proper paper I go stiff as a plank.',
      'Went to the gallery to get something going. Came home and drew for ten minutes and tore it up. I used to paint till it got dark and not notice. I do not know what I am afraid of, it is only watercolour, nobody is waiting for it. Maybe that is the trouble. The studio smells of nothing now.',
    ],
  },
  {
    intended: 'Brother Anselm',
    writings: [
      'I knelt and there was nobody there. It used to be like picking up a telephone and hearing somebody breathe. I still go to mass because of the hymns, and because what would I say to Father Dennis. I said the prayer for my brother anyway, out loud, in the empty pew, and it sounded like reading out an address.',
      'Thirty years I have believed that God was on the other side of things. If I stop believing it, then who have I been talking to in the car? The candle, the bible with the broken spine, all of it looked like props today. I did not tell the group. I led the reading as usual and everybody said it was lovely.',
    ],
  },
  {
    intended: 'Samira Haddad',
    writings: [
      'The bread here has no crust that fights back. I stood in the shop and asked for it by its name and the girl said sorry? My son answers me in their language now. On the phone my father holds the receiver to the window, so that I can hear the street that I grew up in, the man with the melons. I had my passport in my hand for no reason.',
      'Six years in this country and I still convert the prices. At the border they asked where is home and I gave the address, and it was like reading off a parcel. I dream of the stairs of the old house, the third one that was loose. If we went back I would be a foreigner there as well, with my shoes, with my accent.',
    ],
  },
  {
    intended: 'Adaeze Obi',
    writings: [
      'I had the sentence ready. I had it ready for the entire meeting, and when she asked did anyone have anything to add, my throat shut like a drawer. Then Martin said it, word for word. I kept quiet again. I walked home saying it out loud to the hedges, very well put, very clear.',
      'I have never told my brother what I think about the money he borrowed, about that Easter, about any of it. I bit my tongue right through lunch. In the choir I can be as loud as I want since it is not me that is saying it. The words are all there, stacked up behind my teeth. I stayed silent and passed the potatoes.',
    ],
  },
  {
    intended: 'Walter Pym',
    writings: [
      'There are eleven envelopes behind the bread bin. I know what they are by the windows in them. The overdraft went on Thursday and the card was declined in front of the whole queue, for nappies. I said oh, wrong card, and laughed, and left the basket on the floor. Payday is the 28th.',
      'I worked it out on the back of a bill: the rent, the loan, the other loan that pays for the loan. If I pay everybody a bit then nobody gets enough and they all ring. My savings are a jar. I have not told my wife how much debt it is. I keep saying a number that was true in March.',
    ],
  },
  {
    intended: 'Ruth Kessler',
    writings: [
      'She asked could I do the stall again and my mouth said of course before I had any part in it. I do not want to do the stall. I have done it four years. Then I was furious all the way home, I slammed the car door on my own scarf. Why can I not just say no? Other people say it and nothing falls down.',
      'Everybody’s easygoing friend. My brother-in-law parked across our drive again and I waved. I waved! I had a whole argument with him in the shower. There is so much rage in me for a person who bakes. I would like, once, to stand up for myself while the thing is still happening.',
    ],
  },
];
