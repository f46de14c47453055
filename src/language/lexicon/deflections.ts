/** Phrases with which a writer leaves a subject, by where they must stand to mean that. */

/** Turning away in so many words: anywhere in a clause. */
export const turningAway = `
  i don't want to talk about, don't want to talk about, do not want to talk about, i don't want to write about,
  don't want to write about, do not want to write about, don't want to think about, do not want to think about,
  don't want to go into, do not want to go into, don't want to get into, won't go into, will not go into, not going to go into,
  not going into, not going to get into, not getting into, not going there, won't go there, can't go there, let us not go there,
  let not go there, don't go there, i'd rather not, i would rather not, rather not say, rather not think, rather not write,
  let's not, let not talk about, let's talk about something else, talk about something else, write about something else,
  think about something else, change the subject, changing the subject, different subject, another subject, something else instead,
  enough about, enough of that, that is enough about, that enough about, that enough of that, moving on, move on to something,
  anyway moving on, never mind that, never mind all that, skip that, skip this part, leave it there, leave it at that,
  leave that there, leave that for, leave that alone, not now, not today, another time, some other time, for another day, forget i said,
  forget i mentioned, forget about it, where was i, what was i saying, back to what i, i was going to say something else,
  no point in talking about, no point talking about, no point going over, no use going over, not worth going into, doesn't bear thinking about,
  enough said about, leave that matter, leave the matter, let's leave that,
  let us leave that, let's leave it, moving right along, moving swiftly on, moving swiftly along, skipping that, skipping this, less said about, least said,
  nothing more to say about, no more about, that is all i will say, that all i will say, not going to write about, won't write about, will not write about, not writing about, not talking about, not thinking about,
  won't talk about, will not talk about, won't think about, will not think about, i'd rather write about, i would rather write about, i'd rather talk about,
  i would rather talk about, rather tell you about, better to write about, i will say no more, i'll say no more, say no more about, no more on that, no more of that,
  nothing more on that, that is all on that, that is all i have to say, that all i have to say, nothing to say about, have nothing to say on, i won't start on, don't start me on, don't get me started,
  let us talk about, let's talk about, let us write about, let's write about, in other news, on to other things, onto other things, on to better things, on a brighter note,
  on a happier note, happier things, cross that out, crossing that out, scratch that, that subject is closed, subject closed, leave him out of, leave her out of, leave them out of,
  leaving that there, i am leaving it there, i'm leaving it there, i'll leave it there, i will leave it there, won't dwell on, will not dwell on, no use dwelling,
  i'd rather not get into, not for this page, not for these pages, not for here, can't talk about, can't write about, cannot talk about, cannot write about, don't know why i brought, don't know why i mentioned,
  don't know why i am writing about, don't know why i'm writing about, that a story for another, not important, it not important,
  don't want to discuss, do not want to discuss, don't wish to discuss, do not wish to discuss, don't wish to talk about, don't wish to write about, not going to discuss, won't discuss,
  don't feel like talking about, don't feel like writing about, don't feel like going into, don't feel like getting into, can't face writing about, can't face talking about, can't face thinking about,
  i'd sooner not, i would sooner not, i'd prefer not to, i would prefer not to, not putting that down, not putting it down, not going to put that down, not going to put it down, not writing that down,
  not writing it down, don't want to write it down, don't want to write that down, can't deal with that, can't deal with it, i'm dodging, on to something else, onto something else, we will skip, we'll skip, i'll skip, i will skip,
  not going to get into, nothing to say on, i have nothing to say, not tonight, not spending my page, not going to spend, let that lie, let it lie, i'll park that, park that, stopping there, i'll stop there, i will stop there, i'm going to stop there,
  not gonna write about, not gonna talk about, not gonna go into, not gonna get into, not gonna discuss, change of subject, putting it away, putting that away, i'm not doing this, i am not doing this, not doing this tonight,
  let me talk about something else, let me write about something else, conversation for some other day, conversation for another day, that all i'm going to say, that all i am going to say, that is all i'm going to say,
  not ready to talk about, not ready to write about, not ready to go into, no wish to write about, no wish to go into, no wish to talk about, i'd rather forget, don't let me start
`;

/** Small words that leave a subject only when they open a clause. */
export const openers = `
  anyway, anyways, anyhow, whatever, never mind, nevermind, oh well, moving on, so yeah, well anyway, besides, but whatever, ok next,
  okay next, next thing, forget it, forget that, enough, doesn't matter, it doesn't matter, it does not matter, that doesn't matter,
  who cares, not that it matters, by the way, on another note, on a different note, in any case, be that as it may, but yes, but yeah
`;

/** Small words that leave a subject only when they close a clause or are all of it. */
export const closers = `
  or whatever, but whatever, so whatever, whatever, and all that, and so on, so anyway, but anyway, but never mind, never mind, but oh well,
  oh well, but it's fine, it's fine, it is fine, i'm fine, i am fine, we're fine, all fine, it's nothing, it is nothing, it was nothing, not that it matters,
  it doesn't matter, doesn't matter now, does not matter, who cares, no big deal, not a big deal, end of story, so there's that,
  so there is that, that is that, it is what it is, forget it, enough of that, enough said, no matter, that is how it is, that how it is, that is just how it is, that just how it is, that is life, that life,
  so it goes, such is life, there you go, what can you do, what can i do, yeah well, ah well, that is another story
`;

/** Words that leave a subject only as a sentence of their own. */
export const dismissals = `
  anyway, anyways, anyhow, whatever, well, well anyway, so anyway, right, right then, ok then, okay then, fine, cool, cool cool, cool cool cool, sure, enough, no, nope, next, hey ho,
  yeah, skip it, skip that, moving on, onwards, never mind, leave it, leave that, drop it, let it go, forget it, that is that, that that, that is all, that all, that is it, full stop, end of, end of story, so there, so, not today, not now,
  no comment, nothing to tell, nothing to say, aye well, och well, ach well, ach, och, bref, passons, enfin, chalo, bas, aiya, not important, not worth it, who cares, it is done, it's done
`;
