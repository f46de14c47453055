import { useEffect, useRef, useState } from 'preact/hooks';

/**
 * Reads aloud with a voice of this device. Voices that send the text to a server are not used: the text must not leave
 * the device.
 */
export function useSpeech(tag: string) {
  const synthesis = globalThis.speechSynthesis as SpeechSynthesis | undefined;
  const [voice, setVoice] = useState<SpeechSynthesisVoice>();
  const [speaking, setSpeaking] = useState<number>();
  const turn = useRef(0);

  useEffect(() => {
    if (!synthesis) return;
    const choose = () => {
      const wanted = tag.slice(0, 2);
      const voices = synthesis
        .getVoices()
        .filter((one) => one.localService && one.lang.slice(0, 2) === wanted);
      setVoice(voices.find((one) => one.default) ?? voices[0]);
    };
    choose();
    synthesis.addEventListener('voiceschanged', choose);
    return () => synthesis.removeEventListener('voiceschanged', choose);
  }, [tag, synthesis]);

  const stop = () => {
    turn.current++;
    synthesis?.cancel();
    setSpeaking(undefined);
  };
  useEffect(() => stop, [tag]);

  return {
    isPossible: voice !== undefined,
    /** Index of the text that is being read. */
    speaking,
    stop,
    /** Reads these texts one after the other. */
    start(texts: readonly string[]) {
      if (!voice || !synthesis) return;
      stop();
      const own = ++turn.current;
      const next = (index: number) => {
        if (turn.current !== own) return;
        const text = texts[index];
        if (text === undefined) return setSpeaking(undefined);
        setSpeaking(index);
        const words = new SpeechSynthesisUtterance(text);
        words.voice = voice;
        words.lang = voice.lang;
        words.rate = 0.95;
        words.onend = () => next(index + 1);
        words.onerror = () => turn.current === own && setSpeaking(undefined);
        synthesis.speak(words);
      };
      next(0);
    },
  };
}
